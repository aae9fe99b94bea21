"""What the game takes from history and what it leaves out, and where to read on."""

from __future__ import annotations

from boardroom.core.game import Background

BACKGROUND = Background(
    heading="background",
    paragraphs=(
        "background-game",
        "background-companies",
        "background-these-four",
        "background-land",
        "background-work",
        "background-resistance",
        "background-reading",
    ),
    reading=(
        "Chinua Achebe: Things Fall Apart (1958)",
        "Walter Rodney: How Europe Underdeveloped Africa (1972)",
        "A. Adu Boahen (ed.): Africa under Colonial Domination 1880-1935. UNESCO History VII (1985)",
        "John Iliffe: Africans. The History of a Continent (1995)",
        "Adam Hochschild: King Leopold's Ghost (1998)",
        "Richard J. Reid: A History of Modern Africa. 1800 to the Present (2009)",
    ),
)
