import { formHeader, resending } from "@candor/contract/form-header";
import { type Clock, machineClock } from "../wire/clock.ts";
import { ConnectionLost, orLost } from "../wire/connection-lost.ts";
import { pageOfData } from "../wire/page-of-data.ts";
import { randomKey } from "../wire/random-key.ts";
import { untilAnswered } from "../wire/retries.ts";
import { announce } from "./announce.ts";

type Fetch = typeof globalThis.fetch;

/** In milliseconds: the same form, sent again this soon, is a double click. */
const secondClick = 1000;

/** Answers of a server that starts, stops, or has too much to do: the next one may be another. */
const passing = [429, 503];

interface Surroundings {
  readonly clock?: Clock;
  /** The page in the address bar. */
  readonly shown?: () => string;
}

/**
 * L-01, L-05: a page's form is retried until the network carries it: a page that failed instead would lose what was
 * typed. The key tells the server that it has seen the form, and it repeats its earlier answer. A form with files has no
 * key: if its answer is lost, it is done twice, which costs less than what was typed. A page's data is requested the
 * same way, without a key. The two clicks of a double click share a key, so that the server treats them as one form.
 * L-06: nobody asked for the data of the page that is shown already, so while the server can't answer, the page stays,
 * with what is typed into it.
 */
export function untilReached(
  fetch: Fetch,
  { clock = machineClock, shown = () => pageOfData(new URL(location.href)) }: Surroundings = {},
): Fetch {
  const keyOf = formKeys(clock);
  return (input, init) => {
    if (!isOfPage(input)) return fetch(input, init);
    const files = init?.body instanceof FormData ? init.body : undefined;
    const request =
      init?.method === "POST" && !files
        ? { ...init, headers: withKey(init.headers, keyOf(input, init)) }
        : init;
    const isReload = init?.method !== "POST" && pageOfData(input) === shown();
    let hasFailed = false;
    const work = async () => {
      // A file that is gone fails like a network that is gone, and would be tried forever.
      if (hasFailed && files) await readEach(files);
      hasFailed = true;
      const answer = await orLost(fetch(input, request));
      if (isReload && passing.includes(answer.status)) throw new ConnectionLost("The server is busy.");
      return answer;
    };
    return untilAnswered(work, { clock, announce, repeatable: true, signal: init?.signal ?? undefined });
  };
}

/** @throws DOMException if a file was changed or removed since it was chosen. */
async function readEach(form: FormData): Promise<void> {
  for (const value of form.values()) if (value instanceof File) await value.slice(0, 1).arrayBuffer();
}

/** React Router requests a page's data, and sends its forms, at addresses of its own. */
function isOfPage(input: Parameters<Fetch>[0]): input is URL {
  return input instanceof URL && input.pathname.endsWith(".data");
}

/** A form's key: a new one, unless the form before was the same and has just been sent. */
function formKeys(clock: Clock): (address: URL, form: RequestInit) => string {
  let last = { form: "", key: "", at: -Infinity };
  return ({ href }, { body }) => {
    const typed = typeof body === "string" || body instanceof URLSearchParams ? body.toString() : "";
    const form = `${href} ${typed}`;
    const asksAgain = new URLSearchParams(typed).get("intent") === resending;
    const isRepeated = !asksAgain && form === last.form && clock.now() - last.at < secondClick;
    last = { form, key: isRepeated ? last.key : randomKey(), at: isRepeated ? last.at : clock.now() };
    return last.key;
  };
}

/** The same for all tries of a form. */
function withKey(given: RequestInit["headers"], key: string): Headers {
  const headers = new Headers(given);
  headers.set(formHeader, key);
  return headers;
}
