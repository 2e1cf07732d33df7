"""The version number, in the one place that defines it."""

VERSION = "0.2.0.dev0"
