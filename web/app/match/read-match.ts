import { readApplicantMatch, readApplicationMatch, readMatch } from "@candor/contract/match/routes";
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
