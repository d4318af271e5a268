// nothing: what it takes to run any script
