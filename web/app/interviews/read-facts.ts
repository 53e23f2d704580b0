import { readOrganizationInterview } from "@candor/contract/interviews/routes";
import type { PageContext } from "@candor/contract/pages";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { charitiesFor } from "./read-charities.ts";

/** What an organization sees of an applicant's interview. */
export async function readFacts(call: PageContext["call"], id: string) {
  const read = answerOrThrow(await call(readOrganizationInterview, { params: { id } }));
  return { interview: read, charities: await charitiesFor(call, read.questions ?? []) };
}
