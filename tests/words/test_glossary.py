"""One thing has one name, in buttons, lessons, refusals and rules; the glossaries stand in `cards.ftl`."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from bench.words.sentences import files
from bot.words import LANGUAGES
from tests.words.sentences import entries

FILLED_IN = re.compile(r"\$\w+|\[\w+\]|\b[a-z0-9]+-[a-z-]+(?= \})|[A-Z-]{3,}\(")

NEVER = {
    "en": {
        r"everybody": "everyone",
        r"anybody": "anyone",
        r"somebody": "someone",
        r"(?:give|gives|given|gave|giving)(?: \w+){0,2} up": "concede",
        r"put by|take it up again|taken up again": "shelved, resume",
        r"acts? for": "plays for",
        r"(?:lay|lays|laid|laying)(?: \w+){0,3} away": "discard",
        r"let the deal go on|calls? for the deal|call to continue": "deal on",
        r"bargained away|bought off": "settled",
        r"mended": "corrected",
        r"has (?:most|fewest)": "has the most, has the fewest",
        r"missed least": "the least useful card",
        r"dimmed|ringed|brightly?": "what it means: whoever listens sees no looks",
        r"you may (?:play|choose|only)": "you can",
        r"joker|quartet|trips": "Fool, quad, triple",
    },
    "de": {
        r"jede[rn]? Spieler(?:in)?": "alle",
        r"Dealer": "Geber",
        r"Eldest|Ältester": "Vorhand",
        r"Matchs?|Match(?:es)?": "Partie",
        r"Ratings?": "Wertung",
        r"Panels?": "Ansicht",
        r"Hinweise?": "Tipp",
        r"Aktion(?:en)?": "Zug",
        r"Blatt|Blätter": "Hand, Karten",
        r"Computergegner|Bots": "Computerspieler",
        r"blass|eingekreist|angehoben": "was es bedeutet: Wer zuhört, sieht es nicht",
        r"weglegen|wegzulegen": "drücken",
        r"verlang\w*": "fordern",
        r"(?:lass|lässt|lassen)(?: \w+)? weiter austeilen|weiter austeilen lassen": "weiter austeilen",
    },
    "fr": {
        r"levées?": "pli",
        r"matchs?": "partie",
        r"robots?|joueurs? virtuels?": "ordinateur",
        r"indices?|astuces?": "conseil",
        r"ouvreur|croupier": "donneur",
        r"aîné|Eldest|Dealer": "premier en cartes, donneur",
        r"Mat|Fou|Joker": "Excuse",
        r"Magicien": "Bateleur",
        r"fold|passe-parole": "passer",
        r"trio|triplet": "brelan",
        r"séquences?": "suite",
        r"ordures?|poubelles?": "déchet",
        r"talon|paquet restant": "pioche",
        r"classements? Elo|notes?": "cote",
        r"de (?:Ada|Ann|Air|Eau)": "élision",
        r"vous|votre|vos (?!cotes)": "tu",
    },
    "es": {
        r"match(?:es)?": "partida",
        r"ordenador(?:es)?|computadoras?|robots?|máquinas? virtuales?": "jugador virtual",
        r"truco|trick": "baza",
        r"trunfos?|atout": "triunfo",
        r"colores? de salida|seguir el palo": "palo de salida, asistir",
        r"cuarteto|four": "póquer",
        r"carreras?|secuencias?|corrida": "escalera",
        r"consejos?": "pista",
        r"apuestas?|apostar|remates?": "puja",
        r"crupier|dador|repartidor": "quien reparte",
        r"comodín|Joker|Bufón": "Loco",
        r"declara\w*": "cantar",
        r"puntuaci\w+ Elo|rating": "valoración",
        r"vosotr[oa]s|vuestr[oa]s?|sois|podéis|tenéis": "ustedes, para todos los países",
        r"(?:puls|abr|jug|mir)[aei]d": "pulsen, abran, jueguen, miren",
        r"usted": "tú",
    },
    "pt": {
        r"match(?:es)?": "partida",
        r"truques?|trick": "vaza",
        r"apostas?|apostar": "lance",
        r"robôs?|jogador(?:es)? virtua(?:l|is)": "computador",
        r"coringa|Joker|Bobo": "Louco",
        r"corridas?": "sequência",
        r"quarteto": "quadra",
        r"trio": "trinca",
        r"palpites?|conselhos?": "dica",
        r"crupiê|dealer|carteador": "quem dá as cartas",
        r"tu|teus?|tuas?|vós": "você",
        r"baza|triunfo": "vaza, trunfo",
        r"ratings?": "pontuação, classificação",
        r"bat(?:e|em|er|eu|eram|a|id[oa])": "superar: bater é acabar as cartas",
        r"cartas? únicas?(?! que)": "carta avulsa",
    },
    "pl": {
        r"mecz\w*": "partia",
        r"wziątk\w*|sztych\w*": "lewa",
        r"dealer\w*|krupier\w*": "rozdający",
        r"bot(?:y|ów|om|ami)|graczy komputerow\w+|robot\w*": "komputer",
        r"stawk\w*|postaw(?:ić|ienie)": "odzywka, licytować",
        r"trumf\w*|koz(?:era|ery|erów)": "atut",
        r"stri\w*|strit\w*|sekwencj\w*": "sekwens",
        r"joker\w*|Błaz\w+": "Głupiec",
        r"czwórk\w*": "kareta",
        r"wskazów(?:ka|ki|ek(?! zegara))": "podpowiedź",
        r"rating\w*": "ranking",
        r"rank(?:ing)? list\w*|klasyfikacj\w*": "tabela",
        r"Pan|Pani|Państwo": "ty",
        r"(?:\w{2,})(?:łeś|łaś|łbyś|łabyś)": "czas teraźniejszy albo rzeczownik: bez rodzaju",
    },
}
"""Terms never used to players, and their substitutes, by language."""


def sentences(language: str) -> dict[str, str]:
    """Return the players' sentences by key, without variables."""
    found = {}
    for path in files(language):
        text = path.read_text(encoding="utf-8")
        for entry in entries(path):
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                said = text[entry.value.span.start : entry.value.span.end]
                found[entry.id.name] = FILLED_IN.sub("", said)
    return found


def test_every_language_has_a_table() -> None:
    assert set(NEVER) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_another_name(language: str) -> None:
    wrong = {
        f"{key}: not “{found[0]}” but “{better}”"
        for key, said in sentences(language).items()
        for word, better in NEVER[language].items()
        if (found := re.search(rf"\b(?:{word})\b", said, re.IGNORECASE))
    }
    assert wrong == set()
