from __future__ import annotations

from io import BytesIO

from PIL import Image

from cogs.pages.public import faces
from tests.e2e.salon import Salon
from tests.e2e.ways import seat_four


async def test_an_avatar_is_shown_on_the_plate(salon: Salon) -> None:
    salon.ann.user._user.avatar = "abc"
    buffer = BytesIO()
    Image.new("RGB", (128, 128), (200, 40, 40)).save(buffer, "PNG")
    url = f"https://cdn.discordapp.com/avatars/{salon.ann.id}/abc.png?size=128"
    salon.env.backend.cdn._blobs[url] = buffer.getvalue()
    table = await seat_four(salon)
    assert [bool(face) for face in faces(salon.bot, table)] == [True, False, False, False]
