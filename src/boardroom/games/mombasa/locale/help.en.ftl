### Commands of the terminal
command-check-pack = List everything that is wrong with a data pack
command-check-sheet = Write all entries of a data pack, to compare them with the components in the box
parameter-check-pack-directory = Folder of the pack (default: the built-in packs)
parameter-check-sheet-directory = Folder of the pack (default: the pack that is faithful to the rulebook)
parameter-check-sheet-output = File to write: a page to print if it ends in .html, else plain text
