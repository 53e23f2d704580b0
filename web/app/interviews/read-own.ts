import { readOwnInterview } from "@candor/contract/interviews/routes";
import type { OwnInterview } from "@candor/contract/interviews/shapes";
import type { PageContext } from "@candor/contract/pages";
import { data } from "react-router";

/** The interview of one of the visitor's own applications. */
export async function readOwn(call: PageContext["call"], id: string): Promise<OwnInterview> {
  const read = await call(readOwnInterview, { params: { id } });
  if (!read.ok) throw data(null, { status: read.problem.status });
  return read.answer;
}
