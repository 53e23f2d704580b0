import { provider } from "@candor/contract/identities";
import { z } from "zod";
import type { Writer } from "../../../platform/database/database.ts";
import { type Mail, post } from "../../../platform/mail/outbox.ts";
import type { Task } from "../../../platform/tasks/queue.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import { applicationWithOwner } from "../../applications/queries/migrations.ts";
import { disownToken } from "../commands/disown-link.ts";
import { accountByEmail, emailChangeById, personOf, sessionById } from "../queries.ts";
import { codeSecret } from "../rules/codes.ts";
import { mailedToken } from "../rules/mailed-token.ts";
import {
  addressTakenMail,
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
} from "../views/account-mails.ts";
import type { MailingParts } from "./mailing.ts";

export const mailNewDevice = "mail-new-device";
export const mailPasswordChanged = "mail-password-changed";
export const mailPasskeyAdded = "mail-passkey-added";
export const mailPasskeyRemoved = "mail-passkey-removed";
export const mailPasskeyCopied = "mail-passkey-copied";
export const mailEmailChange = "mail-email-change";
export const mailEmailChangeAsked = "mail-email-change-asked";
export const mailEmailChanged = "mail-email-changed";
export const mailIdentityLinked = "mail-identity-linked";
export const mailIdentityUnlinked = "mail-identity-unlinked";
export const mailApplicationReleased = "mail-application-released";

const about = z.object({ subjectId: z.int() });
const ofSession = about.extend({ sessionId: z.string(), isStrange: z.boolean() });
const ofIdentity = about.extend({ provider });
const ofRelease = about.extend({ applicationId: z.int() });
const ofChange = about.extend({ emailChangeId: z.int() });

/** Mails to the owner of an account about what was done with it, to the address that it had until then. */
export function tellOwnerHandlers(parts: MailingParts): Record<string, TaskHandler> {
  const { read } = parts.database;
  return {
    [mailNewDevice]: async (payload, task) => {
      const { subjectId, sessionId, isStrange } = ofSession.parse(payload);
      const session = isStrange ? await sessionById(read, sessionId) : undefined;
      if (session) await warn(parts, task, subjectId, (letter) => newDeviceMail(letter, session));
    },
    [mailPasswordChanged]: tellNow(parts, passwordChangedMail),
    [mailPasskeyAdded]: tellNow(parts, passkeyAddedMail),
    [mailPasskeyRemoved]: tellNow(parts, passkeyRemovedMail),
    [mailPasskeyCopied]: tellNow(parts, passkeyCopiedMail),
    [mailIdentityLinked]: async (payload, task) => tellOfIdentity(parts, task, payload, identityLinkedMail),
    [mailIdentityUnlinked]: async (payload, task) =>
      tellOfIdentity(parts, task, payload, identityUnlinkedMail),
    [mailApplicationReleased]: async (payload, task) => {
      const { subjectId, applicationId } = ofRelease.parse(payload);
      const application = await applicationWithOwner(read, applicationId);
      if (!application) return;
      const at = parts.clock.now();
      await warn(parts, task, subjectId, (letter) => applicationReleasedMail(letter, application, at));
    },
    [mailEmailChange]: async (payload, task) => {
      const change = await emailChangeById(read, ofChange.parse(payload).emailChangeId);
      if (!change || change.cancelled_at !== null) return;
      const letter = { to: change.email, from: parts.from, publicUrl: parts.publicUrl() };
      const isTaken = (await accountByEmail(read, change.email)) !== undefined;
      const code = mailedToken(codeSecret(parts.keys), "email-change", change);
      const mail = isTaken ? addressTakenMail(letter) : emailChangeMail(letter, code);
      await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
    },
    [mailEmailChangeAsked]: async (payload, task) =>
      warn(parts, task, about.parse(payload).subjectId, emailChangeAskedMail),
    [mailEmailChanged]: async (payload, task) => {
      const change = await emailChangeById(read, ofChange.parse(payload).emailChangeId);
      if (!change) return;
      const at = change.confirmed_at ?? parts.clock.now();
      const to = { email: change.old_email, restoresEmail: true };
      await warn(parts, task, change.account_id, (letter) => emailChangedMail(letter, at), to);
    },
  };
}

async function tellOfIdentity(
  parts: MailingParts,
  task: Task,
  payload: unknown,
  write: typeof identityLinkedMail,
): Promise<void> {
  const { subjectId, provider } = ofIdentity.parse(payload);
  const at = parts.clock.now();
  await warn(parts, task, subjectId, (letter) => write(letter, provider, at));
}

interface Warning {
  readonly to: string;
  readonly from: string;
  /** Where its reader says that it was somebody else. */
  readonly disownUrl: string;
  /** The owner's. */
  readonly timeZone: string | null;
}

/** Of what was done a moment ago. */
function tellNow(parts: MailingParts, write: (warning: Warning, at: number) => Mail): TaskHandler {
  return async (payload, task) => {
    const at = parts.clock.now();
    await warn(parts, task, about.parse(payload).subjectId, (letter) => write(letter, at));
  };
}

async function warn(
  parts: MailingParts,
  task: Task,
  accountId: number,
  write: (warning: Warning) => Mail,
  old?: { readonly email: string; readonly restoresEmail: boolean },
): Promise<void> {
  const person = await personOf(parts.database.read, { accountId });
  // Nobody is written to for what is done with an account that they may not know of.
  if (!person || person.unprovedEmail !== null) return;
  const { email } = old ?? person;
  await parts.database.write(async (writer: Writer) => {
    const link = { accountId, email, reason: task.key, restoresEmail: old?.restoresEmail ?? false };
    const token = await disownToken(parts, writer, link);
    const disownUrl = `${parts.publicUrl()}/suspicious?token=${token}`;
    const warning = { to: email, from: parts.from, disownUrl, timeZone: person.timeZone };
    await post(writer, write(warning), parts.clock.now(), task.key);
  });
}
