"""`python -m bot register`: over sockets, and held to the schema that Discord has published."""

from __future__ import annotations

import base64
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route
from PIL import Image

from bot.__main__ import MISCONFIGURED, REFUSED, main
from bot.cli.register import description, wanted
from bot.words import LANGUAGES, speaking, words
from tests.cli.discord_standin import APPLICATION, Standin, answer

SCHEMAS = json.loads((Path(__file__).parent / "application_schemas.json").read_text())["schemas"]


class Portal:
    """Discord's knowledge of the application, and what it was told."""

    def __init__(self, discord: Standin) -> None:
        self.there: dict[str, Any] = {**APPLICATION, "tags": [], "integration_types_config": {"0": {}}}
        self.told: list[dict[str, Any]] = []
        self.refuses = 0
        # Who logs in asks below /oauth2.
        discord(*[self.get] * 40, path="/applications/@me")
        discord(*[self.patch] * 20, method="PATCH", path="/applications/@me")

    async def get(self, _request: web.Request) -> web.Response:
        return answer(self.there)

    async def patch(self, request: web.Request) -> web.Response:
        if self.refuses:
            return answer({"message": "Invalid Form Body", "code": 50035}, self.refuses)
        payload = await request.json()
        self.told.append(payload)
        for way in payload.get("integration_types_config", {}).values():
            way["oauth2_install_params"]["permissions"] = str(way["oauth2_install_params"]["permissions"])
        self.there |= payload
        return answer(self.there)


@pytest.fixture
def portal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Portal]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    with Standin().there() as there:
        monkeypatch.setenv("DISCORD_API", there.api_url)
        yield Portal(there)


def answered(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(line))


@pytest.mark.parametrize("line", ["", "n\n", "\n", "sure\n"])
def test_nothing_changes_without_a_yes(
    portal: Portal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    answered(monkeypatch, line)
    assert main(["register"]) == 0
    said = capsys.readouterr().out
    assert words()("register-ask", name="toucan") in said
    assert words()("register-left") in said
    # What is there, and what would be.
    assert "is   (nothing)" in said
    assert "will be " + description() in said
    assert portal.told == []


@pytest.mark.parametrize("arguments", [["--yes"], []])
def test_it_brings_all_of_it_once(
    portal: Portal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    answered(monkeypatch, "y\n")
    assert main(["register", *arguments]) == 0
    assert words()("register-done") in capsys.readouterr().out
    (told,) = portal.told
    assert set(told) == {"description", "tags", "integration_types_config", "icon"}
    # What Discord gives back in its own form is no difference.
    portal.there["tags"].reverse()
    assert main(["register", *arguments]) == 0
    assert capsys.readouterr().out.strip() == words()("register-nothing")
    portal.there["description"] = "Something else"
    assert main(["register", "--yes"]) == 0
    assert [set(told) for told in portal.told[1:]] == [{"description"}]


def test_a_picture_that_somebody_chose_stays(portal: Portal) -> None:
    portal.there["icon"] = "0123456789abcdef"
    assert main(["register", "--yes"]) == 0
    assert "icon" not in portal.told[0]


def test_what_no_api_takes_is_told(
    portal: Portal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("TERMS", "PRIVACY"):
        monkeypatch.setenv(f"{name}_ADDRESS", f"https://cards.example/{name.lower()}")
    portal.there["terms_of_service_url"] = "https://cards.example/terms"
    portal.there["custom_install_url"] = "https://elsewhere.example"
    assert main(["register", "--yes"]) == 0
    said = capsys.readouterr().out
    assert "https://cards.example/privacy" in said
    assert "https://cards.example/terms" not in said
    assert "https://elsewhere.example" in said


def test_what_goes_wrong_is_a_sentence(
    portal: Portal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    portal.refuses = 400
    assert main(["register", "--yes"]) == REFUSED
    assert "Discord refused it: Invalid Form Body" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["register"]) == MISCONFIGURED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sent_is_what_discord_has_published(language: str) -> None:
    """The description is text, as its documentation says; its schema has an object, with the text in it."""
    with speaking(language):
        payload = wanted({"icon": None})
    form = {**payload, "description": {"default": payload["description"]}}
    hold(form, SCHEMAS["ApplicationFormPartial"])
    picture = Image.open(io.BytesIO(base64.b64decode(payload["icon"].partition(",")[2])))
    assert (picture.format, picture.size) == ("PNG", (512, 512))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("description", {"default": "x" * 401}),
        ("tags", ["a", "b", "c", "d", "e", "f"]),
        ("tags", ["a", "a"]),
        ("tags", ["x" * 21]),
        ("integration_types_config", {"0": {"oauth2_install_params": {"scopes": ["email"]}}}),
        ("integration_types_config", {"0": {"oauth2_install_params": {"scopes": [], "permissions": 0}}}),
        ("integration_types_config", {"0": {"oauth2_install_params": {"permissions": "0"}}}),
        ("terms_of_service_url", "https://cards.example"),
    ],
)
def test_the_schema_would_notice(key: str, wrong: object) -> None:
    with pytest.raises(AssertionError):
        hold({key: wrong}, SCHEMAS["ApplicationFormPartial"])


KINDS: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int, "null": type(None)}


def hold(value: Any, schema: dict[str, Any]) -> None:
    """Raise AssertionError for what JSON Schema forbids, as far as these schemas go."""
    if "$ref" in schema:
        schema = SCHEMAS[schema["$ref"].rpartition("/")[2]]
    if "oneOf" in schema:
        (schema,) = (one for one in schema["oneOf"] if (one.get("type") == "null") == (value is None))
        hold(value, schema)
        return
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    assert any(isinstance(value, KINDS[kind]) for kind in kinds)
    if isinstance(value, str):
        assert len(value) <= schema.get("maxLength", len(value))
        assert value in schema.get("enum", [value])
    elif isinstance(value, list):
        assert schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        assert len({*value}) == len(value)
        for one in value:
            hold(one, schema["items"])
    elif isinstance(value, int):
        assert schema.get("minimum", value) <= value <= schema.get("maximum", value)
    elif isinstance(value, dict):
        assert schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value))
        assert set(schema.get("required", ())) <= set(value)
        for key, one in value.items():
            # Nothing that Discord does not know: it would be dropped without a word.
            known = schema.get("properties", {}).get(key) or schema.get("additionalProperties")
            assert known, key
            hold(one, known)
