import { signInHeader } from "@candor/contract/sign-in-header";
import { pageOfData } from "../../wire/page-of-data.ts";
import type { SentForm } from "./sent-form.ts";

type Fetch = typeof globalThis.fetch;

/** What happens to a page's forms. */
interface Keeping {
  /** The page in the address bar. */
  readonly page: () => string;
  /** The session has ended: keeps what was typed, and the form that was sent, if one was. */
  readonly keep: (sent: SentForm) => Promise<void>;
  readonly saved: (action: string, sent: SentForm) => Promise<void>;
}

/**
 * ADR 125: every form that a page's scripts send passes here. If the answer is to sign in first, what was typed is kept
 * before the page makes way. The same goes if the page's own data is refused, because its session ended elsewhere.
 * Somebody who goes to another page leaves this one on purpose.
 */
export function keepingForms(fetch: Fetch, { page, keep, saved }: Keeping): Fetch {
  const settle = async (input: URL, init: RequestInit | undefined, { headers, ok }: Response) => {
    const isForm = init?.method === "POST";
    const address = pageOfData(input);
    const isRefused = headers.has(signInHeader);
    if (isRefused && (isForm || address === page())) await keep(isForm ? init.body : undefined);
    else if (isForm && ok && !isRefused) await saved(address, init.body);
  };
  return async (input, init) => {
    const answer = await fetch(input, init);
    // The page goes on, whatever becomes of it.
    if (input instanceof URL) await settle(input, init, answer).catch(() => undefined);
    return answer;
  };
}
