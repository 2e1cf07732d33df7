"""Which version this is: the one place that says so."""

VERSION = "0.2.0.dev0"
