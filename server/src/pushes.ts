import { preferenceKinds } from "@candor/contract/values";
import { forgetBrowser } from "./features/preferences/commands/push.ts";
import { preferencesOf } from "./features/preferences/queries/preferences.ts";
import { browserById, browsersOf } from "./features/preferences/queries/push.ts";
import { isChosen } from "./features/preferences/rules/chosen.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/database.ts";
import { expiring } from "./platform/mail/expiry.ts";
import type { MailWish } from "./platform/mail/mail.ts";
import { postAll } from "./platform/mail/outbox.ts";
import type { StoredMail } from "./platform/mail/stored-mail.ts";
import type { MayReach } from "./platform/outbound/public-address.ts";
import { OutboundFault } from "./platform/outbound/target.ts";
import { pushKeys } from "./platform/push/keys.ts";
import { keptForBrowsers, sendPush } from "./platform/push/send-push.ts";
import { AwayError } from "./platform/tasks/queue.ts";
import { Shares } from "./platform/tasks/shares.ts";

interface PushParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mayReach: MayReach;
  /** Where a push service's operator can reach ours. */
  readonly contact: () => string;
}

/** E-23: writes a notification, once, for each of the reader's browsers that want notifications of a mail's kind. */
export function alsoPush({ database, clock }: Pick<PushParts, "database" | "clock">) {
  return async ({ wish, subject, messageKey }: StoredMail): Promise<void> => {
    const kind = preferenceKinds.find((each) => each === wish?.kind);
    if (!wish || !kind) return;
    const { accountId, link = "" } = wish;
    if (!isChosen(await preferencesOf(database.read, { accountId }), { kind, channel: "push" })) return;
    const expires = clock.now() + keptForBrowsers;
    const notes = (await browsersOf(database.read, { accountId })).map(({ id }) => ({
      mail: expiring(
        { channel: "push", to: String(id), from: "", subject, text: link, html: "", wish },
        expires,
      ),
      reason: `push:${accountId}:${id}:${messageKey}`,
    }));
    await database.write((writer) => postAll(writer, notes, clock.now()));
  };
}

/** Sends notifications to push services. */
export function openPusher(parts: PushParts) {
  const { database, clock, mayReach, contact } = parts;
  const shares = new Shares(clock);
  return {
    leavesAt: ({ accountId }: MailWish): number => shares.nextAt(accountId),
    async send({ to, subject: title, text: link, wish }: StoredMail): Promise<boolean> {
      const browser = await browserById(database.read, Number(to));
      if (!browser || !wish) return false;
      const keys = await pushKeys(parts);
      const sender = { keys, contact: contact(), mayReach };
      const sending = shares.use(wish.accountId, () => sendPush(browser, { title, link }, sender));
      const status = await sending.catch((error: unknown) => {
        if (error instanceof OutboundFault) throw new AwayError(`The push service: ${error.message}`);
        throw error;
      });
      if (status >= 200 && status < 300) return true;
      // RFC 8030, 7.3: the subscription is over.
      if (status === 404 || status === 410) {
        await forgetBrowser(parts, browser.id);
        return false;
      }
      // Anybody can make up a push service, so a refusal is no failed task for an operator: the notification expires.
      throw new AwayError(`The push service answered ${status}.`);
    },
  };
}
