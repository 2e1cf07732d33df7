"""How Sphinx makes the book: `make book` writes it to out/book.

Sphinx reads the whole repository, so the same links work in a checkout, on GitHub and in the book,
and the games' rules and CONTRIBUTING.md become pages without being copied.
"""

from sphinx.application import Sphinx

import mauseloch
from mauseloch.texts import OPTION, rulebook
from mauseloch.version import VERSION

project = "Mauseloch"
author = "The Mauseloch authors"
copyright = "The Mauseloch authors, MIT licence"  # noqa: A001 - Sphinx's word for it
version = release = VERSION
language = "en_GB"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "docs/**.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "examples/tiptoe/README.md",
    "examples/tiptoe/src/mauseloch_tiptoe/rulebook/en.md",
    "src/mauseloch/games/*/rulebook/en.md",
]
exclude_patterns = [".*", "bench", "out", "mutants", "tests", "web", "**/node_modules", "**/static"]
nitpicky = True
# Our own classes are in the reference. Type variables aren't, and without fetching inventories,
# classes of Python and NumPy have nothing to link to.
nitpick_ignore_regex = [("py:class", r"(?!mauseloch\.).*"), ("py:class", r"mauseloch\..*\.[SVN]")]
suppress_warnings = [
    "misc.highlighting_failure",  # excerpts are fragments, and Pygments doesn't know Fluent
    "myst.header",  # the generated parts of protocol.md skip a level
]

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
default_role = "code"
add_module_names = False
highlight_language = "none"  # blocks without a language are commands or captures

html_theme = "furo"
html_title = f"Mauseloch {VERSION}"
html_static_path = ["theme"]
html_css_files = ["book.css"]
html_extra_path = ["front"]  # the entrance: its index.html redirects to that of docs
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    # The accents of the browser client.
    "light_css_variables": {"color-brand-primary": "#a83f2b", "color-brand-content": "#a83f2b"},
    "dark_css_variables": {"color-brand-primary": "#f2a65e", "color-brand-content": "#f2a65e"},
}


def setup(app: Sphinx) -> None:
    """Register our hook; Sphinx calls this before it reads anything."""
    app.connect("source-read", rules_in_words)


def rules_in_words(_: Sphinx, page: str, source: list[str]) -> None:
    """Print rule pages as terminals do: options by name, without the client's pictures."""
    if "/rulebook/" in page:
        game = page.split("/")[-3]
        known = game in mauseloch.games()
        source[0] = rulebook(game, "en") if known else OPTION.sub(r"`\g<name>`", source[0])
