import { formHeader } from "@candor/contract/form-header";
import { machineClock } from "../wire/clock.ts";
import { ConnectionLost } from "../wire/connection-lost.ts";
import { untilAnswered } from "../wire/retries.ts";
import { announce } from "./announce.ts";

type Fetch = typeof globalThis.fetch;

/**
 * L-01, L-05: what a page's form sends is tried until the line carries it: a page that failed instead would lose what was
 * typed. By its key the server tells that it came before, and answers what it answered then; a form with files has none,
 * and is sent once. A page's data is asked for in the same way, without a key.
 */
export function untilReached(fetch: Fetch, clock = machineClock): Fetch {
  return (input, init) => {
    if (!isOfPage(input) || init?.body instanceof FormData) return fetch(input, init);
    const request = init?.method === "POST" ? { ...init, headers: withKey(init.headers) } : init;
    const work = () =>
      fetch(input, request).catch((cause: unknown) => {
        throw new ConnectionLost("The server was not reached.", { cause });
      });
    return untilAnswered(work, { clock, announce, repeatable: true, signal: init?.signal ?? undefined });
  };
}

/** React Router asks for a page's data, and sends its forms, at addresses of its own. */
function isOfPage(input: Parameters<Fetch>[0]): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}

/** One for all tries of a form. */
function withKey(given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  const parts = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16));
  headers.set(formHeader, parts.map((part) => part.padStart(2, "0")).join(""));
  return headers;
}
