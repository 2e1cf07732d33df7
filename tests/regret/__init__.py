"""What is said about agents is exact."""
