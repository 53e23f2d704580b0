import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ApplicationEvent } from "../events.ts";
import { partiesOf } from "../queries/parties.ts";
import { type ApplicationParts, announce } from "./announce.ts";

export type OwnApplication = Awaited<ReturnType<typeof ownApplication>>;

/** The caller's own application, locked for this transaction; 404 for anybody else's. */
export async function ownApplication(
  { database }: ApplicationParts,
  writer: Writer,
  scope: SessionScope,
  id: string,
) {
  const number = idOf(id) ?? -1;
  await database.dialect.hold(writer, "application", number);
  const row = await writer
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id"])
    .select(["application.status", "application.elevator_pitch", "application.resume_id", "posting.title"])
    .select("application.contact_shared_at")
    .where("application.id", "=", number)
    .where("application.account_id", "=", scope.accountId)
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Announces the owner's own change. */
export async function announceByOwner(
  parts: ApplicationParts,
  writer: Writer,
  scope: SessionScope,
  application: OwnApplication,
  name: Extract<ApplicationEvent["name"], "application-edited" | "application-withdrawn">,
): Promise<void> {
  await announce(parts, writer, {
    name,
    subjectId: application.id,
    ...actorOf(scope),
    payload: await partiesOf(writer, application),
  });
}
