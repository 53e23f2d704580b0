import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { choosingFor } from "../preferences/queries/choosing.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import type { KeepingParts } from "./commands.ts";
import { keepingById } from "./queries.ts";
import { keepingAskedMail, keptInvitedMail } from "./views.ts";

export interface MailingParts extends KeepingParts {
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Asks an applicant, if they haven't decided since. */
export const mailKeepingAsked = defineTask({
  name: "mail-keeping-asked",
  schema: z.object({ applicationId: z.int() }),
  async run(parts: MailingParts, { applicationId }, task) {
    const row = await keepingById(parts.database.read, applicationId);
    if (!row || row.months === null || row.granted_at !== null) return;
    const to = await letterTo(parts, row, task.key);
    if (!to) return;
    const mail = keepingAskedMail({ ...row, months: row.months }, to);
    await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  },
});

/** Invites somebody who is still on file to apply. */
export const mailKeptInvited = defineTask({
  name: "mail-kept-invited",
  schema: z.object({ applicationId: z.int(), postingId: z.int(), title: z.string() }),
  async run(parts: MailingParts, { applicationId, postingId, title }, task) {
    const now = parts.clock.now();
    const row = await keepingById(parts.database.read, applicationId);
    if (!row || row.ends_at === null || row.ends_at <= now) return;
    const to = await letterTo(parts, row, task.key);
    if (!to) return;
    const { organization } = row;
    const mail = keptInvitedMail({ organization, posting: { id: postingId, title } }, to);
    await parts.database.write((writer) => post(writer, mail, now, task.key));
  },
});

export const keepingTasks = [mailKeepingAsked, mailKeptInvited] as const;

async function letterTo(
  parts: MailingParts,
  { account_id: accountId, email }: { readonly account_id: number; readonly email: string },
  reason: string,
) {
  const choosing = await choosingFor(parts, { accountId, email }, "applicationUpdate", reason);
  return choosing && { to: email, from: parts.from, publicUrl: parts.publicUrl(), choosing };
}
