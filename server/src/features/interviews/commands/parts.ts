import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { Parties } from "../../applications/events.ts";
import { isHiddenApplication } from "../../blocks/queries/hidden.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { type InterviewState, interviewOf } from "../queries.ts";

export interface InterviewParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

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

export async function partiesOf(writer: Writer, { application }: InterviewState): Promise<Parties> {
  const isHidden = await isHiddenApplication(writer, application.id);
  const pros = isHidden ? [] : await prosOf(writer, application.organization_id);
  return {
    accountId: application.account_id,
    organizationId: application.organization_id,
    hirers: pros.map(({ accountId }) => accountId),
    title: application.title,
  };
}
