"""The rules of Frantic: data and compiled functions, on which all compiled code of the game depends."""
