"""The rules of Biberbande: data and compiled functions, on which all compiled code of the game depends."""
