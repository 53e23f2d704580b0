import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { OrganizationEvent } from "../events.ts";

export interface OrganizationParts extends ChangeParts {
  readonly keys: Keyring;
  /** In production, test domains are refused. */
  readonly production: boolean;
}

export function announce(
  parts: Pick<OrganizationParts, "events">,
  writer: Writer,
  event: OrganizationEvent,
): Promise<number> {
  return parts.events.append(writer, event);
}

/** Nobody answers for the organization any longer. */
export function announceLeft(
  parts: Pick<OrganizationParts, "events">,
  writer: Writer,
  actor: Actor,
  organizationId: number,
): Promise<number> {
  return announce(parts, writer, {
    name: "organization-left",
    subject: "organization",
    subjectId: organizationId,
    ...actorOf(actor),
    payload: { organizationId },
  });
}
