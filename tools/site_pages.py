"""The pages of the documentation site in the order in which one reads them; a hook of mkdocs (mkdocs.yml).

A page that is not named here comes last, so that none is ever left out. A page whose source is Python is a notebook: it
is executed, and shown with what came of it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ORDER: dict[str, list[str]] = {
    "": ["index"],
    "Play": ["play", "server"],
    "Bots and agents": ["notebook", "bots", "arena", "protocol", "train", "environments"],
    "Content": ["packs", "new_game"],
    "Formats": ["notation", "positions", "observations", "records", "http", "reference"],
}
HIDDEN = {"encounters"}
EXAMPLES = Path(__file__).parent.parent / "examples"
# An example of a docstring, from its first prompt to the empty line behind it.
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def pages(folder: Path) -> dict[str, list[str]]:
    """The sections with the pages that are there; what is not named has a section of its own."""
    there = {file.stem for file in folder.iterdir() if file.suffix in (".md", ".py")} - HIDDEN
    found = {section: [page for page in names if page in there] for section, names in ORDER.items()}
    more = sorted(there - {page for names in ORDER.values() for page in names})
    if more:
        found["More"] = more
    return {section: names for section, names in found.items() if names}


def executed(file: Path, folder: Path) -> Any:
    """A notebook after all its cells ran in this folder; what raises an error stops it."""
    # Only whoever builds the site or runs the tests has these.
    import jupytext
    from nbconvert.preprocessors import CoalesceStreamsPreprocessor, ExecutePreprocessor

    notebook, where = jupytext.read(file), {"metadata": {"path": str(folder)}}
    # It lives for a minute, on this machine: that nobody encrypts what it is told needs no warning.
    quiet = ["--log-level=ERROR"]
    kernel = ExecutePreprocessor(timeout=600, startup_timeout=600, kernel_name="python3", extra_arguments=quiet)
    kernel.preprocess(notebook, where)
    CoalesceStreamsPreprocessor(enabled=True).preprocess(notebook, where)
    return notebook


def shown(notebook: Any) -> tuple[str, dict[str, bytes]]:
    """An executed notebook as Markdown, and its pictures by name."""
    from nbconvert import MarkdownExporter

    for cell in notebook.cells:
        if cell.cell_type == "code":
            # What a library says on the side, as matplotlib does when it is used for the first time.
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
    text, made = MarkdownExporter().from_notebook_node(notebook)
    return text, made["outputs"]


def on_config(config: Any) -> Any:
    """Name the pages to mkdocs."""
    nav: list[Any] = []
    for section, names in pages(Path(config["docs_dir"])).items():
        files = [f"{name}.md" for name in names]
        nav += [{section: files}] if section else [{"Start": file} for file in files]
    config["nav"] = nav
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the notebooks, and the examples that pages lead to."""
    from mkdocs.structure.files import File

    folder = Path(config["docs_dir"])
    for file in folder.glob("*.py"):
        text, pictures = shown(executed(file, folder))
        files.append(File.generated(config, f"{file.stem}.md", content=text))
        for name, content in pictures.items():
            files.append(File.generated(config, name, content=content))
    for file in [file for file in EXAMPLES.rglob("*.*") if file.is_file() and "__pycache__" not in file.parts]:
        name = file.relative_to(EXAMPLES).as_posix()
        files.append(File.generated(config, f"examples/{name}", abs_src_path=str(file)))
    return files


def fenced(docstring: str) -> str:
    """A docstring with its examples as blocks of code (site_examples.py)."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """In the repository examples are beside docs, on the site below."""
    return markdown.replace("](../examples/", "](examples/")
