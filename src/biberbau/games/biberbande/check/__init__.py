"""What is true of every state of Biberbande: invariants, and what checks compare the rules with."""
