import { ConnectionLost } from "./connection-lost.ts";
import type { Transport, WireAnswer } from "./transport.ts";

/** In bytes: browsers limit the bodies that outlive their page to 64 KiB in total. */
const mostKeptAlive = 32 * 1024;

/** Carries every call while no socket is connected. */
export function overHttp(options: {
  readonly fetch: typeof globalThis.fetch;
  readonly apiUrl: string;
  /** Requests continue when the person leaves the page, except those too large for browsers to allow it. */
  readonly keepalive?: boolean;
}): Transport {
  // A separate function: called as a method, a browser refuses it.
  const { fetch, apiUrl, keepalive = false } = options;
  return async ({ method, url, headers, body }, signal) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sending: RequestInit = {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      ...(text !== undefined && { body: text }),
      ...(signal && { signal }),
      ...(keepalive && new Blob([text ?? ""]).size <= mostKeptAlive && { keepalive }),
    };
    try {
      return await answerOf(await fetch(apiUrl + url, sending));
    } catch (cause) {
      signal?.throwIfAborted();
      throw new ConnectionLost("The server was not reached.", { cause });
    }
  };
}

async function answerOf(response: Response): Promise<WireAnswer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === "" ? undefined : jsonOr(text),
  };
}

/** Proxies answer in HTML for a server that is down. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
