import { type RawBuilder, sql } from "kysely";
import { isUnderAnyName } from "../../organizations/queries/any-name.ts";
import type { ProgramEvent } from "../events.ts";
import type { ProgramParts } from "./keys.ts";

/**
 * Ends the keys and webhooks of an organization that somebody else answers for now, or nobody: those who left know
 * their secrets. What a present member made stays.
 */
export function endAccessOf(parts: ProgramParts, organizationId: number): Promise<void> {
  return endAccess(parts, isLeftBehind(organizationId));
}

/** Ends the keys and webhooks that an account has made since: somebody else was in it. */
export function endDisownedAccessOf(
  parts: ProgramParts,
  { accountId, since }: { readonly accountId: number; readonly since: number },
): Promise<void> {
  return endAccess(parts, sql<boolean>`made_by = ${accountId} and made_at >= ${since}`);
}

async function endAccess(
  { database, clock, events }: ProgramParts,
  isEnding: RawBuilder<boolean>,
): Promise<void> {
  await database.write(async (writer) => {
    const now = clock.now();
    const keys = await writer
      .updateTable("api_key")
      .set({ revoked_at: now })
      .where("revoked_at", "is", null)
      .where(isEnding)
      .returning(["id as keyId", "organization_id as subjectId"])
      .execute();
    const hooks = await writer
      .updateTable("webhook")
      .set({ removed_at: now })
      .where("removed_at", "is", null)
      .where(isEnding)
      .returning(["id as webhookId", "organization_id as subjectId"])
      .execute();
    const ended: readonly Omit<ProgramEvent, "subject">[] = [
      ...keys.map(({ subjectId, ...payload }) => ({ name: "key-revoked" as const, subjectId, payload })),
      ...hooks.map(({ subjectId, ...payload }) => ({ name: "webhook-removed" as const, subjectId, payload })),
    ];
    for (const each of ended)
      await events.append(writer, { ...each, subject: "organization" } satisfies ProgramEvent);
  });
}

/** Whether a row of the organization, or of one of its other names, was made by somebody who no longer belongs to it. */
function isLeftBehind(organizationId: number): RawBuilder<boolean> {
  return sql<boolean>`${isUnderAnyName(organizationId)}
    and made_by not in (select account_id from membership where organization_id = ${organizationId})`;
}
