"""JSON-RPC 2.0 over standard input and output, one object a line: the part that any engine can share."""

from __future__ import annotations

import json
import math
import os
import sys
import traceback
from typing import Any, Callable, Optional

NOT_JSON = -32700
NOT_A_REQUEST = -32600
NO_SUCH_METHOD = -32601
BAD_PARAMS = -32602
BUG = -32603
DECLINED = -32001

Answer = Callable[[str, dict], Any]


class RpcError(Exception):
    """Raised while answering: the request is answered with this error instead of a result."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def declined(message: str) -> RpcError:
    """The engine has no way to pose this one request."""
    return RpcError(DECLINED, message)


def serve(answer: Answer) -> None:
    """Answer every line until the input ends. `answer(method, params)` returns the result, or raises RpcError."""
    for line in sys.stdin.buffer:
        reply = reply_to(line, answer)
        if reply is not None and not sent(reply):
            return


def reply_to(line: bytes, answer: Answer) -> Optional[dict]:
    """The reply to one line; None to blank lines and notifications, which ask for none."""
    if not line.strip():
        return None
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=finite, parse_float=finite)
    except (ValueError, RecursionError):
        return failure(None, NOT_JSON, "the line is not JSON")
    if not is_request(request):
        return failure(id_of(request), NOT_A_REQUEST, "the line is not a JSON-RPC 2.0 request")
    reply = answered(request, answer)
    return reply if "id" in request else None


def answered(request: dict, answer: Answer) -> dict:
    """Whatever goes wrong in the engine becomes an error reply, and a bug's trace goes to the log."""
    try:
        result = answer(request["method"], request.get("params", {}))
    except RpcError as error:
        return failure(id_of(request), error.code, error.message)
    except Exception as bug:  # one bad request must not take the others with it
        traceback.print_exc(file=sys.stderr)
        return failure(id_of(request), BUG, f"a bug in the engine: {type(bug).__name__}")
    return {"jsonrpc": "2.0", "id": id_of(request), "result": result}


def is_request(request: Any) -> bool:
    return (
        isinstance(request, dict)
        and request.get("jsonrpc") == "2.0"
        and isinstance(request.get("method"), str)
        and is_id(request.get("id"))
        and isinstance(request.get("params", {}), (dict, list))
    )


def is_id(value: Any) -> bool:
    return value is None or (isinstance(value, (str, int, float)) and not isinstance(value, bool))


def id_of(request: Any) -> Any:
    """The id to answer to; null where the request has none that can be told."""
    identity = request.get("id") if isinstance(request, dict) else None
    return identity if is_id(identity) else None


def finite(text: str) -> float:
    """Python would read NaN, Infinity and 1e999, and write them back as what is not JSON."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def failure(identity: Any, code: int, message: str) -> dict:
    return {"jsonrpc": "2.0", "id": identity, "error": {"code": code, "message": message}}


def sent(reply: dict) -> bool:
    """Write one line at once; False when nobody reads any more."""
    try:
        sys.stdout.buffer.write(json.dumps(reply).encode("ascii") + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the interpreter complains as it exits
        return False
    return True
