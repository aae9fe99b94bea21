### Commands of the terminal
command-routes = Solve route problems and compare with the best known result
parameter-routes-instances = JSON file of the problems
