import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
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
