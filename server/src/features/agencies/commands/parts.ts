import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import type { AgencyEvent } from "../events.ts";

export type AgencyParts = ChangeParts;

interface Told {
  readonly name: Exclude<AgencyEvent["name"], "posting-client-set">;
  readonly id: number;
  readonly agency: number;
  /** Absent if it follows from something else. */
  readonly actor?: Actor;
}

export async function announceRelation(
  { events }: AgencyParts,
  writer: Writer,
  { name, id, agency, actor }: Told,
): Promise<void> {
  await events.append(writer, {
    name,
    subject: "organization",
    subjectId: agency,
    ...(actor && actorOf(actor)),
    payload: { organizationId: agency, relationId: id },
  } satisfies AgencyEvent);
}
