"""What `make dist` built, installed on machines that have nothing but Python.

make dist
"""
