"""Interfaces that researchers already use, on top of our kernels."""
