"""The interfaces that researchers use already, over our kernels."""
