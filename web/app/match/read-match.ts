import {
  readApplicantMatch,
  readApplicationMatch,
  readDraftMatch,
  readMatch,
} from "@candor/contract/match/routes";
import type { MatchSheet } from "@candor/contract/match/shapes";
import type { PageContext } from "@candor/contract/pages";

const calls = { job: readMatch, application: readApplicationMatch, applicant: readApplicantMatch } as const;

/** The match sheet of a posting, of one's own application, or of an applicant's. Pages work without it. */
export async function matchOf(
  { call }: Pick<PageContext, "call">,
  kind: keyof typeof calls,
  id: string,
): Promise<MatchSheet | undefined> {
  const found = await call(calls[kind], { params: { id } });
  return found.ok ? found.answer : undefined;
}

/** The match sheet that goes along if the draft for a posting is sent now. */
export async function matchOfDraft(
  { call }: Pick<PageContext, "call">,
  jobId: string,
): Promise<MatchSheet | undefined> {
  const found = await call(readDraftMatch, { params: { jobId } });
  return found.ok ? found.answer : undefined;
}
