import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type InterviewScope, refuseEnded } from "../gate.ts";
import { type InterviewState, interviewOf } from "../queries.ts";

export type InterviewParts = ChangeParts;

/** Locks the application, so that changes to its interview take turns. */
export async function heldInterview(
  { database }: InterviewParts,
  writer: Writer,
  applicationId: number,
): Promise<InterviewState | undefined> {
  await database.dialect.hold(writer, "application", applicationId);
  return interviewOf(writer, applicationId);
}

/** The same for somebody who came by a link, if it still works. */
export async function interviewByLink(
  parts: InterviewParts,
  writer: Writer,
  { applicationId, link }: InterviewScope,
): Promise<InterviewState> {
  const state = await heldInterview(parts, writer, applicationId);
  if (!state) throw new Problem("interview-link-expired");
  refuseEnded(state, link, parts.clock.now());
  return state;
}

/** Writes some columns of the interview, which begins with the first write. */
export async function put(
  writer: Writer,
  applicationId: number,
  columns: { sent_at?: number | null; deleted_at?: number | null; links?: number; links_ended_at?: number },
): Promise<void> {
  await writer
    .insertInto("interview")
    .values({ application_id: applicationId, links: 0, ...columns })
    .onConflict((conflict) => conflict.column("application_id").doUpdateSet(columns))
    .execute();
}
