import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { inStoredLocale } from "../locale.ts";
import type { Addressed } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { post } from "./outbox.ts";
import { type MailReader, writtenFor } from "./reader.ts";

/** What tasks that mail need. */
export interface MailingParts {
  readonly database: Database;
  readonly clock: Clock;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

export function addressedTo(
  { from, publicUrl }: Pick<MailingParts, "from" | "publicUrl">,
  to: string,
): Addressed {
  return { to, from, publicUrl: publicUrl() };
}

/**
 * Writes a mail in its reader's language, and posts it in a transaction of its own. A second mail with
 * the same reason is the same mail.
 */
export async function postMail(
  { database, clock }: Pick<MailingParts, "database" | "clock">,
  reader: MailReader,
  write: () => Mail | undefined,
  reason: string,
): Promise<void> {
  const mail = await writtenFor(database.read, reader, write);
  if (mail) await database.write((writer) => post(writer, mail, clock.now(), reason));
}

/** The same for a mail that somebody asked for on a page: in that page's language. */
export async function postAsked(
  { database, clock }: Pick<MailingParts, "database" | "clock">,
  { locale }: { readonly locale: string | null },
  write: () => Mail,
  reason: string,
): Promise<void> {
  const mail = inStoredLocale(locale, write);
  await database.write((writer) => post(writer, mail, clock.now(), reason));
}

/** Sends each of some people a mail. With the same key, usually a task's, each gets it once, however often it runs. */
export async function postToEach<Person extends { readonly accountId: number; readonly email: string }>(
  parts: MailingParts,
  people: readonly Person[],
  key: string,
  mailFor: (addressed: Addressed, person: Person) => Mail,
): Promise<void> {
  for (const person of people) {
    const write = () => mailFor(addressedTo(parts, person.email), person);
    await postMail(parts, person, write, `${key}:${person.accountId}`);
  }
}
