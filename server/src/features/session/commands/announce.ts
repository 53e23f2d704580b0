import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { SessionEvent } from "../events.ts";
import type { Keyring } from "../rules/tokens.ts";

export interface SessionParts extends ChangeParts {
  readonly keys: Keyring;
  /** In production, debugging calls and test domains are off. */
  readonly production: boolean;
}

/** An event about an account that its owner caused. */
export function byOwner({ accountId }: { readonly accountId: number }) {
  return { subject: "account", subjectId: accountId, actorId: accountId } as const;
}

export function announce(parts: SessionParts, writer: Writer, event: SessionEvent): Promise<number> {
  return parts.events.append(writer, event);
}
