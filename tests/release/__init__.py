"""What `make dist` built works when installed on machines with nothing but Python.

make dist
"""
