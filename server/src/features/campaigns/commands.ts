import type { PreferenceKind } from "@candor/contract/values";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf } from "../../platform/events/log.ts";
import { deliverWaiting } from "../../platform/mail/deliver.ts";
import { byAge, type Forget } from "../../platform/retention/timer.ts";
import type { AdministratorScope } from "../session/gate/scopes.ts";
import type { CampaignEvent } from "./events.ts";

export type CampaignParts = ChangeParts;

/** Holds back a kind of mail. Paused again, it keeps its first reason. */
export async function pauseMails(
  { database, clock, events }: CampaignParts,
  scope: AdministratorScope,
  kind: PreferenceKind,
  reason: string,
): Promise<void> {
  await database.write(async (writer) => {
    const paused = await writer
      .insertInto("mail_pause")
      .values({
        kind,
        reason,
        paused_by: scope.accountId,
        paused_at: clock.now(),
        resumed_by: null,
        resumed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!paused) return;
    await events.append(writer, {
      name: "mails-paused",
      subject: "mail-pause",
      subjectId: paused.id,
      ...actorOf(scope),
      payload: { kind },
    } satisfies CampaignEvent);
  });
}

/** Sends what waits, if it is still wanted. */
export async function resumeMails(
  { database, clock, events }: CampaignParts,
  scope: AdministratorScope,
  kind: PreferenceKind,
): Promise<void> {
  await database.write(async (writer) => {
    const now = clock.now();
    const resumed = await writer
      .updateTable("mail_pause")
      .set({ resumed_by: scope.accountId, resumed_at: now })
      .where("kind", "=", kind)
      .where("resumed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!resumed) return;
    await deliverWaiting(writer, now);
    await events.append(writer, {
      name: "mails-resumed",
      subject: "mail-pause",
      subjectId: resumed.id,
      ...actorOf(scope),
      payload: { kind },
    } satisfies CampaignEvent);
  });
}

/** A current pause has no end yet, so it stays. */
export const forgetPauses: Forget = byAge("mailPauses", "mail_pause", ["id"], "resumed_at");
