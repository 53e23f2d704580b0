import { formHeader } from "@candor/contract/form-header";
import { machineClock } from "../wire/clock.ts";
import { untilAnswered } from "../wire/retries.ts";
import { ConnectionLost } from "../wire/transport.ts";
import { announce } from "./announce.ts";

type Fetch = typeof globalThis.fetch;

/**
 * L-01, L-05: what a page's form sends is tried until the line carries it: a page that failed instead would lose what was
 * typed. By its key the server tells that it came before, and answers what it answered then; a form with files has none,
 * and is sent once. A page's data is asked for once: the search says so itself.
 */
export function untilReached(fetch: Fetch, clock = machineClock): Fetch {
  return (input, init) => {
    if (!isForm(input, init)) return fetch(input, init);
    const form = { ...init, headers: withKey(init?.headers) };
    const work = () =>
      fetch(input, form).catch((cause: unknown) => {
        throw new ConnectionLost("The server was not reached.", { cause });
      });
    return untilAnswered(work, { clock, announce, repeatable: true, signal: init?.signal ?? undefined });
  };
}

/** React Router sends forms to addresses of its own. */
function isForm(input: Parameters<Fetch>[0], init: RequestInit | undefined): boolean {
  const isOfPage = input instanceof URL && input.pathname.endsWith(".data");
  return isOfPage && init?.method === "POST" && !(init.body instanceof FormData);
}

/** One for all tries of a form. */
function withKey(given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  const parts = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16));
  headers.set(formHeader, parts.map((part) => part.padStart(2, "0")).join(""));
  return headers;
}
