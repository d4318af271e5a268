// an empty script: the time that any script takes
