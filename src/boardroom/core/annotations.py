"""The codec of every annotation that a state, a value or an action may have."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from boardroom.core.codec import (
    ClassCodec,
    Codec,
    FixedTupleCodec,
    MappingCodec,
    OptionalCodec,
    SequenceCodec,
    TupleCodec,
)
from boardroom.core.visibility import IdSet

PLAIN = (int, str, bool, float, type(None))


def codec_for(hint: Any) -> Codec:
    """The codec of an annotation. A type that no state may hold raises TypeError at import."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        among = next((m for m in args[1:] if isinstance(m, IdSet)), None)
        inner = codec_for(args[0])
        inner.among = among or inner.among
        return inner
    if origin in (Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1 and len(args) == 2:
            return OptionalCodec(codec_for(rest[0]))
    elif origin is Literal:
        return Codec(type(args[0]), IdSet("choice", args))
    elif origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return SequenceCodec(tuple, codec_for(args[0]))
        return FixedTupleCodec([codec_for(a) for a in args])
    elif origin in (list, frozenset):
        return SequenceCodec(origin, codec_for(args[0]))
    elif origin is dict:
        return MappingCodec(codec_for(args[0]), codec_for(args[1]))
    elif isinstance(hint, type):
        return _codec_of_class(hint)
    raise TypeError(f"a state cannot hold {hint!r}")


def _codec_of_class(cls: Any) -> Codec:
    if cls in PLAIN:
        return Codec(cls)
    if issubclass(cls, tuple) and hasattr(cls, "_fields"):
        return TupleCodec(
            cls, [codec_for(item) for item in get_type_hints(cls, include_extras=True).values()]
        )
    if hasattr(cls, "from_json"):
        return ClassCodec(cls, immutable=cls.immutable)
    raise TypeError(f"a state cannot hold a {cls.__name__}")
