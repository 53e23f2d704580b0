import { readOrganizationInterview } from "@candor/contract/interviews/routes";
import type { PageContext } from "@candor/contract/pages";
import { data } from "react-router";
import { charitiesFor } from "./read-charities.ts";

/** What an organization sees of an applicant's interview. */
export async function readFacts(call: PageContext["call"], id: string) {
  const read = await call(readOrganizationInterview, { params: { id } });
  if (!read.ok) throw data(null, { status: read.problem.status });
  return { interview: read.answer, charities: await charitiesFor(call, read.answer.questions ?? []) };
}
