import { machineClock } from "../wire/clock.ts";
import { untilAnswered } from "../wire/retries.ts";
import { ConnectionLost } from "../wire/transport.ts";
import { announce } from "./announce.ts";

type Fetch = typeof globalThis.fetch;

/**
 * L-01, L-05: what a page's form sends is tried until the line carries it: a page that failed instead would lose what was
 * typed. To send it twice does no harm, but for files. A page's data is asked for once: the search says so itself.
 */
export function untilReached(fetch: Fetch, clock = machineClock): Fetch {
  return (input, init) => {
    if (!isForm(input, init)) return fetch(input, init);
    const work = () =>
      fetch(input, init).catch((cause: unknown) => {
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
