import { provider } from "@candor/contract/identities/shapes";
import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { addressedTo, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { accountByEmail, personOf } from "../queries/accounts.ts";
import { sessionById } from "../queries/history.ts";
import { actById, emailChangeById } from "../queries/mailed.ts";
import { codeSecret } from "../rules/codes.ts";
import { mailedToken } from "../rules/mailed-token.ts";
import {
  addressTakenMail,
  administratorMail,
  applicationReleasedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailChangeMail,
  identityLinkedMail,
  identityUnlinkedMail,
  newDeviceMail,
  passkeyAddedMail,
  passkeyCopiedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  type Warning,
} from "../views/account-mails.ts";
import type { AccountMailingParts } from "./mailing.ts";
import { warn } from "./warn.ts";

const about = z.object({ subjectId: z.int() });
const ofChange = about.extend({ emailChangeId: z.int() });

export const mailNewDevice = defineTask({
  name: "mail-new-device",
  schema: about.extend({ sessionId: z.string(), isStrange: z.boolean() }),
  async run(parts: AccountMailingParts, { subjectId, sessionId, isStrange }, task) {
    const session = isStrange ? await sessionById(parts.database.read, sessionId) : undefined;
    if (session) await warn(parts, task, subjectId, (letter) => newDeviceMail(letter, session));
  },
});

export const mailPasswordChanged = tellNow("mail-password-changed", passwordChangedMail);
export const mailPasskeyAdded = tellNow("mail-passkey-added", passkeyAddedMail);
export const mailPasskeyRemoved = tellNow("mail-passkey-removed", passkeyRemovedMail);
export const mailPasskeyCopied = tellNow("mail-passkey-copied", passkeyCopiedMail);
export const mailIdentityLinked = tellOfIdentity("mail-identity-linked", identityLinkedMail);
export const mailIdentityUnlinked = tellOfIdentity("mail-identity-unlinked", identityUnlinkedMail);

export const mailApplicationReleased = defineTask({
  name: "mail-application-released",
  schema: about.extend({ toAccountId: z.int(), title: z.string(), organization: z.string() }),
  async run(parts: AccountMailingParts, { subjectId, toAccountId, ...application }, task) {
    const receiver = await personOf(parts.database.read, { accountId: toAccountId });
    if (!receiver) return;
    const released = { ...application, email: receiver.email };
    const at = parts.clock.now();
    await warn(parts, task, subjectId, (letter) => applicationReleasedMail(letter, released, at));
  },
});

/** To the new address: a link that confirms it, or a notice that it already has an account. */
export const mailEmailChange = defineTask({
  name: "mail-email-change",
  schema: ofChange,
  async run(parts: AccountMailingParts, { emailChangeId }, task) {
    const change = await emailChangeById(parts.database.read, emailChangeId);
    if (!change || change.cancelled_at !== null) return;
    const addressed = addressedTo(parts, change.email);
    const isTaken = (await accountByEmail(parts.database.read, change.email)) !== undefined;
    const code = mailedToken(codeSecret(parts.keys), "email-change", change);
    const write = () => (isTaken ? addressTakenMail(addressed) : emailChangeMail(addressed, code));
    await postMail(parts, { accountId: change.account_id }, write, task.key);
  },
});

export const mailEmailChangeAsked = defineTask({
  name: "mail-email-change-asked",
  schema: about,
  run: (parts: AccountMailingParts, { subjectId }, task) =>
    warn(parts, task, subjectId, emailChangeAskedMail),
});

export const mailEmailChanged = defineTask({
  name: "mail-email-changed",
  schema: ofChange,
  async run(parts: AccountMailingParts, { emailChangeId }, task) {
    const change = await emailChangeById(parts.database.read, emailChangeId);
    // The link in the mail would undo what the owner has undone meanwhile.
    if (!change || change.cancelled_at !== null) return;
    const at = change.confirmed_at ?? parts.clock.now();
    const old = { email: change.old_email, restoresEmail: true };
    await warn(parts, task, change.account_id, (letter) => emailChangedMail(letter, at), old);
  },
});

/** M-48: another administrator changed this right. What the operator's command does is theirs to tell. */
export const mailAdministrator = defineTask({
  name: "mail-administrator",
  schema: about.extend({ actId: z.int().optional() }),
  async run(parts: AccountMailingParts, { subjectId, actId }, task) {
    const { read } = parts.database;
    const act = actId === undefined ? undefined : await actById(read, actId);
    const person = act && (await personOf(read, { accountId: subjectId }));
    if (!person || person.emailProvedAt === null) return;
    const { email, timeZone } = person;
    await postMail(
      parts,
      person,
      () => administratorMail(addressedTo(parts, email), act, timeZone),
      task.key,
    );
  },
});

/** A mail about something that has just happened. */
function tellNow(name: string, write: (warning: Warning, at: number) => Mail) {
  return defineTask({
    name,
    schema: about,
    async run(parts: AccountMailingParts, { subjectId }, task) {
      const at = parts.clock.now();
      await warn(parts, task, subjectId, (letter) => write(letter, at));
    },
  });
}

function tellOfIdentity(name: string, write: typeof identityLinkedMail) {
  return defineTask({
    name,
    schema: about.extend({ provider }),
    async run(parts: AccountMailingParts, { subjectId, provider }, task) {
      const at = parts.clock.now();
      await warn(parts, task, subjectId, (letter) => write(letter, provider, at));
    },
  });
}
