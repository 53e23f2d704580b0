import { readOwnInterview } from "@candor/contract/interviews/routes";
import type { OwnInterview } from "@candor/contract/interviews/shapes";
import type { PageContext } from "@candor/contract/pages";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** The interview of one of the visitor's own applications. */
export async function readOwn(call: PageContext["call"], id: string): Promise<OwnInterview> {
  return answerOrThrow(await call(readOwnInterview, { params: { id } }));
}
