import type { SearchCriteria } from "@candor/contract/search/shapes";
import { announce } from "../../live/announce.ts";
import { openWire } from "../../live/wire.ts";
import { RequestFailed } from "../../wire/request-failed.ts";
import type { Explained } from "./explained.ts";

/** Asks from the page why a search ranks a posting where it does. @throws the signal's reason */
export async function askExplanation(
  search: SearchCriteria,
  jobId: string,
  signal: AbortSignal,
): Promise<Explained> {
  try {
    const ask = (await openWire()).calls({ announce });
    return { jobId, explanation: await ask("explainSearch", { body: { search, jobId } }, { signal }) };
  } catch (error) {
    signal.throwIfAborted();
    const problem = error instanceof RequestFailed ? error.problem?.code : undefined;
    return problem === undefined ? { jobId } : { jobId, problem };
  }
}
