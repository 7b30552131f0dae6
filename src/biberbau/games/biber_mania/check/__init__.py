"""What is true of every state of Biber-Mania: invariants, and what checks compare the rules with."""
