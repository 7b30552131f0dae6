"""What is true of every state of Frantic: invariants, and what checks compare the rules with."""
