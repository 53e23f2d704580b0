import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Mail } from "./mail.ts";
import { post } from "./outbox.ts";

export interface MailingParts {
  readonly database: Database;
  readonly clock: Clock;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

export interface Addressed {
  readonly to: string;
  readonly from: string;
  readonly publicUrl: string;
}

/** Sends each of some people a mail. With the same key, usually a task's, each gets it once, however often it runs. */
export async function postToEach<Person extends { readonly accountId: number; readonly email: string }>(
  { database, clock, from, publicUrl }: MailingParts,
  people: readonly Person[],
  key: string,
  mailFor: (addressed: Addressed, person: Person) => Mail,
): Promise<void> {
  for (const person of people) {
    const mail = mailFor({ to: person.email, from, publicUrl: publicUrl() }, person);
    await database.write((writer) => post(writer, mail, clock.now(), `${key}:${person.accountId}`));
  }
}
