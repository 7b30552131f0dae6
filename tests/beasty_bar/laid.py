"""Positions in which the game says what it seldom says in random games; for the phrasebooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .scenario import Table, base, mixed, table

LAID: Sequence[Callable[[], Table]] = [
    lambda: table("blue dog", "penguin, vulture", penguin_as_vulture=False),
    lambda: table("blue dog", "penguin, vulture", penguin_as_vulture=False).play("penguin", "decline"),
    lambda: table("green llama, blue rhino", "tiger, bear"),
    lambda: table("green porcupine, blue rhino", "tiger, bear").play("tiger"),
    lambda: table("blue dog, green llama, yellow peacock", "llama, dog"),
    lambda: table("blue dog, green llama, yellow peacock", "llama, dog").play("llama"),
    lambda: table("blue dog, green rhino, yellow dog, green peacock", "bear, dog"),
    lambda: table("blue dog, green rhino, yellow dog, green peacock", "bear, dog").play("bear"),
    lambda: table("blue ostrich, green rhino", "penguin, rhino"),
    lambda: table("blue ostrich, green rhino", "penguin, rhino").play("penguin", "as rhino"),
    lambda: table("blue bear", "vulture, bat", thats_it="green vulture"),
    lambda: table("blue bear", "vulture, bat", thats_it="green vulture").play("vulture"),
    lambda: table("blue bear", "vulture, bat", thats_it="green cheetah"),
    lambda: base("blue monkey, green hippo, yellow lion", "monkey, zebra"),
    lambda: base("blue monkey, green hippo, yellow lion", "monkey, zebra").play("monkey"),
    lambda: base("blue monkey, green zebra", "lion, zebra"),
    lambda: base("blue monkey, green zebra", "lion, zebra").play("lion"),
    lambda: base("blue lion", "lion, zebra"),
    lambda: base("blue lion", "lion, zebra").play("lion"),
    lambda: base("blue zebra, green parrot, yellow seal", "crocodile, zebra"),
    lambda: base("blue zebra, green parrot, yellow seal", "hippo, zebra"),
    lambda: base("blue zebra, green parrot, yellow seal", "hippo, zebra").play("hippo"),
    lambda: base("blue zebra, green snake", "kangaroo, zebra"),
    lambda: base("blue zebra, green snake", "kangaroo, zebra").play("kangaroo", "jump 2"),
    lambda: base("blue zebra, green parrot", "seal, zebra"),
    lambda: base("blue zebra, green hippo, yellow skunk", "skunk, zebra"),
    lambda: base("blue zebra, green hippo, yellow skunk", "skunk, zebra").play("skunk"),
    lambda: base("blue zebra, green parrot", "giraffe, zebra"),
    lambda: base("blue zebra, green parrot", "giraffe, zebra").play("giraffe"),
    lambda: table("blue dog", "tiger"),
    lambda: table("blue dog, green dog", "bat").play("bat"),
    lambda: table("blue bear, green bear, blue dog", "rhino"),
    lambda: table("blue bear, green bear, blue dog", "rhino").play("rhino"),
    lambda: table("blue tiger, blue bat, green bear, green bat", "cheetah"),
    lambda: table("blue tiger, blue bat, green bear, green bat", "cheetah").play("cheetah"),
    lambda: table("", "penguin, vulture, dog", penguin_as_vulture=False),
    lambda: table("", "penguin, vulture, dog", penguin_as_vulture=False).play("penguin"),
    lambda: base("blue zebra, green parrot", "chameleon"),
    lambda: base("blue zebra, green parrot", "chameleon").play("chameleon"),
    lambda: table("blue dog, green cheetah", "bat, bear").play("bat", "at 1"),
    lambda: mixed("blue dog, green penguin", "chameleon, tiger").play("chameleon", "as penguin"),
    lambda: table("blue bear, green bear", "penguin, rhino").play("penguin", "as rhino"),
]
