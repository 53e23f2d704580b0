import type { SearchCriteria } from "@candor/contract/search/shapes";
import { announce } from "../../live/announce.ts";
import { openWire } from "../../live/wire.ts";
import { RequestFailed } from "../../wire/request-failed.ts";
import type { ResultEvent } from "../../wire/result-set.ts";

/** A page from a point in time that is no longer held. */
export interface Expired {
  readonly kind: "expired";
}

/** Requests one more page, and keeps trying while the network is down. @throws the signal's reason */
export async function nextPage(
  criteria: SearchCriteria,
  signal: AbortSignal,
): Promise<ResultEvent | Expired> {
  try {
    const ask = (await openWire()).calls({ announce });
    return { kind: "next-page", answer: await ask("searchJobs", { body: criteria }, { signal }) };
  } catch (error) {
    signal.throwIfAborted();
    const expired = error instanceof RequestFailed && error.problem?.code === "snapshot-expired";
    return { kind: expired ? "expired" : "failure" };
  }
}
