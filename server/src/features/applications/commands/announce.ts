import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import { isHiddenApplication } from "../../blocks/queries/hidden.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import type { ApplicationEvent, Parties } from "../events.ts";

export interface ApplicationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

export function announce(
  parts: ApplicationParts,
  writer: Writer,
  event: Omit<ApplicationEvent, "subject">,
): Promise<number> {
  return parts.events.append(writer, { subject: "application", ...event });
}

/** The people to tell about an event of this application, except an organization that it is hidden from. */
export async function partiesOf(
  writer: Writer,
  application: {
    readonly id: number;
    readonly account_id: number;
    readonly organization_id: number;
    readonly title: string;
  },
): Promise<Parties> {
  const isHidden = await isHiddenApplication(writer, application.id);
  const pros = isHidden ? [] : await prosOf(writer, application.organization_id);
  return {
    accountId: application.account_id,
    organizationId: application.organization_id,
    hirers: pros.map(({ accountId }) => accountId),
    title: application.title,
  };
}
