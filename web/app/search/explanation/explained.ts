import type { PageContext } from "@candor/contract/pages";
import type { ProblemCode } from "@candor/contract/problems";
import type { Explanation } from "@candor/contract/search/routes";
import { explainSearch } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";

/** The answer to why a search ranks a posting where it does, or does not list it. */
export interface Explained {
  /** As asked: a posting's number or address. */
  readonly jobId: string;
  readonly explanation?: Explanation;
  /** Absent if no answer arrived. */
  readonly problem?: ProblemCode;
}

/** Answers the question in an address, for a page that works without scripts. */
export async function explainedBy(
  call: PageContext["call"],
  criteria: SearchCriteria,
  parameters: URLSearchParams,
): Promise<Explained | undefined> {
  const jobId = parameters.get("explain")?.trim().slice(0, longestAddress);
  if (!jobId) return undefined;
  const asked = await call(explainSearch, { body: { search: criteria, jobId } });
  return asked.ok ? { jobId, explanation: asked.answer } : { jobId, problem: asked.problem.code };
}

const longestAddress = 500;
