"""The few pages that the server itself has, beside the client. They use nothing from outside, and no script."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from quivira import __version__

METHODS = ("get", "post", "put", "patch", "delete")


def style() -> bytes:
    return (files("quivira.server.entrance.pages") / "style.css").read_bytes()


def page(title: str, body: str) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/assets/style.css"></head>\n'
        f"<body><main>{body}</main>"
        f"<footer>Quivira {escape(__version__)}, an unofficial fan project. If you like a game, buy it.</footer>"
        "</body></html>\n"
    )


def not_built() -> str:
    """What a source tree shows until its client is built."""
    return page(
        "Quivira: the client is not built",
        "<h1>The client is not built</h1>"
        "<p class=lead>This server runs from a source tree, which holds the browser's client as source only.</p>"
        "<p>Build it and start the server again:</p><pre>make client</pre>"
        '<p>The interface for programs works without it: <a href="/schema">see here</a>.</p>',
    )


class SchemaPage(OpenAPIRenderPlugin):
    """The OpenAPI document as one plain page."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page("Quivira: the interface", _document(openapi_schema)).encode()


def _document(schema: dict[str, Any]) -> str:
    info = schema["info"]
    parts = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p class=lead>{escape(info.get('description', ''))}</p>",
        '<p>The same as data: <a href="/schema/openapi.json">openapi.json</a></p>',
    ]
    by_tag: dict[str, list[str]] = {}
    for path, operations in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                by_tag.setdefault((operation.get("tags") or ["site"])[0], []).append(
                    _operation(method, path, operation)
                )
    for tag, operations in sorted(by_tag.items()):
        parts.append(f"<h2>{escape(tag)}</h2>" + "".join(operations))
    shapes = schema.get("components", {}).get("schemas", {})
    parts.append("<h2>Shapes</h2>" + "".join(_shape(name, shape) for name, shape in sorted(shapes.items())))
    return "".join(parts)


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = "".join(
        _row(f"<code>{escape(p['name'])}</code>", escape(p["in"]), _kind(p.get("schema", {})))
        for p in operation.get("parameters", [])
    )
    table = f"<table><tr><th>parameter</th><th>in</th><th>type</th></tr>{rows}</table>" if rows else ""
    body = operation.get("requestBody", {}).get("content", {})
    sent = "".join(f"<p>Body: {_kind(content.get('schema', {}))}</p>" for content in body.values())
    answers = "".join(
        f"<li>{escape(status)} {escape(answer.get('description', ''))} "
        + " ".join(_kind(content.get("schema", {})) for content in answer.get("content", {}).values())
        + "</li>"
        for status, answer in sorted(operation.get("responses", {}).items())
    )
    about = escape(operation.get("description") or "")
    return (
        f"<details><summary><b class={method}>{method.upper()}</b> <code>{escape(path)}</code> "
        f"{escape(operation.get('summary') or '')}</summary><p>{about}</p>{table}{sent}<ul>{answers}</ul></details>"
    )


def _shape(name: str, shape: dict[str, Any]) -> str:
    required = shape.get("required", [])
    rows = "".join(
        _row(f"<code>{escape(field)}</code>{'' if field in required else ' (optional)'}", _kind(kind))
        for field, kind in shape.get("properties", {}).items()
    )
    about = escape(shape.get("description") or "")
    return (
        f'<details id="{escape(name)}"><summary>{escape(name)}</summary><p>{about}</p><table>{rows}</table></details>'
    )


def _row(*cells: str) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(part) for part in schema[several])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items') or {})}"
    return escape(str(schema.get("type", "anything")))
