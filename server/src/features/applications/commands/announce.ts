import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { ApplicationEvent } from "../events.ts";

export type ApplicationParts = ChangeParts;

export function announce(
  parts: ApplicationParts,
  writer: Writer,
  event: Omit<ApplicationEvent, "subject">,
): Promise<number> {
  return parts.events.append(writer, { subject: "application", ...event });
}
