import { sql } from "kysely";
import type { Writer } from "../../../../platform/database/database.ts";
import { delivererNames } from "../../../../platform/mail/deliver.ts";
import type { Person } from "../../queries/person.ts";
import type { Erasing } from "./erasing.ts";
import { ofAccount, type With } from "./rows.ts";

type WithEmail = With<"email">;

/** Deletes the rows with one of the person's addresses. */
export function byEmail(table: WithEmail, column: "email"): Erasing {
  return async (writer, { emails }) => {
    if (emails.length === 0) return 0;
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(emails)})`.execute(writer);
    return Number(numAffectedRows);
  };
}

/** The same, with the addresses that they never proved: codes and links, which only prove an address. */
export function byAnyEmail(table: WithEmail, column: "email"): Erasing {
  return async (writer, person, now) => byEmail(table, column)(writer, withUnproved(person), now);
}

function withUnproved(person: Person): Person {
  return { ...person, emails: [...person.emails, ...person.unproved] };
}

/** Deletes the rows with the account's number, and those that only have an address. */
export function ofAccountOrEmail(table: WithEmail & With<"account_id">): Erasing {
  return async (...erasing) =>
    (await ofAccount(table)(...erasing)) + (await byEmail(table, "email")(...erasing));
}

/** Mails to the person, mails to hirers and to others that say who they are, and mails about their leads and reports. */
export const mailsAbout: Erasing = async (writer, person) => {
  const keys = await keysOfMails(writer, person);
  for (const key of keys) await writer.deleteFrom("mail").where("message_key", "=", key).execute();
  return keys.length;
};

/** The tasks that send those mails, or failed to: a mail server's refusal repeats the address. */
export const mailTasks: Erasing = async (writer, person) => {
  let count = 0;
  for (const key of await keysOfMails(writer, person)) {
    const { numDeletedRows } = await writer
      .deleteFrom("task")
      .where(
        "key",
        "in",
        delivererNames.map((name) => `${name}:${key}`),
      )
      .executeTakeFirst();
    count += Number(numDeletedRows);
  }
  return count;
};

async function keysOfMails(writer: Writer, person: Person): Promise<string[]> {
  const { accountId, emails, names, hirers, announcements } = person;
  const mails = emails.length === 0 ? [] : await mailsTo(writer, emails).execute();
  const own = [
    ...mails,
    ...(await mailsProving(writer, person.unproved)),
    ...(await madeFor(writer, accountId, "sms")),
    ...(await madeFor(writer, accountId, "push")),
    ...(await madeAfter(writer, announcements)),
  ];
  const told = [...names, ...emails];
  if (told.length === 0) return own.map((mail) => mail.message_key);
  const others = await mailsNaming(writer, hirers)
    .where((e) => e.or(told.flatMap((words) => [says("text", words), says("subject", words)])))
    .execute();
  return [...new Set([...own, ...others].map((mail) => mail.message_key))];
}

function mailsTo(writer: Writer, recipients: readonly string[]) {
  return writer.selectFrom("mail").select("message_key").where("recipient", "in", recipients);
}

/** Mails that ask whether an address is somebody's. Whatever else went there may be for its owner. */
async function mailsProving(writer: Writer, unproved: readonly string[]) {
  if (unproved.length === 0) return [];
  return mailsTo(writer, unproved)
    .where((e) => e.or(proofs.map((name) => e("reason", "like", `${name}:%`))))
    .execute();
}

const proofs = ["mail-code", "mail-link", "mail-email-change"];

/** Mails that may say who somebody is: those to these hirers, about a claim, and with an invitation to be a member. */
function mailsNaming(writer: Writer, hirers: readonly string[]) {
  return writer
    .selectFrom("mail")
    .select("message_key")
    .where((e) =>
      e.or([
        e("reason", "like", "mail-claim%"),
        e("reason", "like", "mail-member-invitation:%"),
        ...(hirers.length === 0 ? [] : [e("recipient", "in", hirers)]),
      ]),
    );
}

/** A phone or a browser may have been another person's: the reason says whom a message was for. */
function madeFor(writer: Writer, accountId: number, channel: "sms" | "push") {
  return writer
    .selectFrom("mail")
    .select("message_key")
    .where("channel", "=", sql.lit(channel))
    .where("reason", "like", `${channel}:${accountId}:%`)
    .execute();
}

/**
 * Mails that repeat a lead or a report to whoever answers it: a Pro, the operator, administrators. An event's task
 * writes them, so their reason has its sequence.
 */
async function madeAfter(writer: Writer, announcements: readonly number[]) {
  if (announcements.length === 0) return [];
  const sequences = new Set(announcements);
  const mails = await writer
    .selectFrom("mail")
    .select(["message_key", "reason"])
    .where((e) => e.or([e("reason", "like", "mail-lead:%"), e("reason", "like", "mail-report:%")]))
    .execute();
  return mails.filter(({ reason }) => sequences.has(Number(reason.split(":")[1])));
}

/** A browser's drafts belong to no account; those of the last day with the person's address are theirs. */
export const draftsNaming: Erasing = async (writer, { accountId, emails }) => {
  const own = writer.selectFrom("resume").select("id").where("account_id", "=", accountId);
  const { numDeletedRows } = await writer
    .deleteFrom("apply_draft")
    .where((e) => e.or([e("resume_id", "in", own), ...emails.map((email) => says("fields_json", email))]))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** The last day's rate limits are counted by email address too. */
export const limitsNaming: Erasing = async (writer, person) => {
  const { emails } = withUnproved(person);
  if (emails.length === 0) return 0;
  const { numDeletedRows } = await writer
    .deleteFrom("rate_window")
    .where((e) => e.or(emails.map((email) => says("key", email))))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Errors that this person's browser reported. */
export const reportsOf: Erasing = async (writer, person) => {
  const { accountId, emails } = withUnproved(person);
  const { numDeletedRows } = await writer
    .deleteFrom("client_error")
    .where((e) => e.or([`"userId":"${accountId}"`, ...emails].map((words) => says("report_json", words))))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Ignores case. */
function says(column: string, words: string) {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
