import type { Parts } from "@candor/server/parts";
import type { Writer } from "@candor/server/platform/database/database";
import { jsonText } from "@candor/server/platform/json-text";
import { personAt } from "../made-up-person.ts";

const batch = 1000;

/** Fills the records with people who have a profile, two jobs, a session, an event and a mail. */
export async function addPeople({ database }: Parts, count: number, now: number): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count + 1 - from) }, (_, index) => from + index);
    await database.write((writer) => insert(writer, numbers, now));
  }
}

async function insert(writer: Writer, numbers: readonly number[], now: number): Promise<void> {
  const each = <Row>(row: (number: number) => Row): Row[] => numbers.map(row);
  await writer
    .insertInto("account")
    .values(each((id) => ({ ...personAt(id, now), first_name: `First${id}`, last_name: `Last${id}` })))
    .execute();
  await writer
    .insertInto("profile")
    .values(each((account_id) => ({ account_id, city: "Austin", changed_at: now })))
    .execute();
  for (const title of ["Keeper", "Diver"])
    await writer
      .insertInto("experience")
      .values(
        each((account_id) => ({ account_id, title, company: `Company ${account_id}`, started: "2020-01" })),
      )
      .execute();
  await writer
    .insertInto("session")
    .values(
      each((account_id) => ({
        id: `session-${account_id}`,
        account_id,
        cookie_hash: `hash-${account_id}`,
        created_at: now,
        last_seen_at: now,
        expires_at: now,
        ended_at: null,
        device: null,
        device_hash: null,
        network: null,
      })),
    )
    .execute();
  await writer
    .insertInto("event")
    .values(
      each((id) => ({
        name: "account-created",
        subject: "account",
        subject_id: id,
        actor_id: id,
        payload_json: "{}",
        occurred_at: now,
      })),
    )
    .execute();
  await writer
    .insertInto("mail")
    .values(
      each((id) => ({
        message_key: `mail-${id}`,
        reason: `welcome ${id}`,
        channel: "email" as const,
        recipient: personAt(id, now).email,
        sender: "us@example.com",
        subject: "Welcome",
        text: `Dear First${id} Last${id}`,
        html: `<p>Dear First${id}</p>`,
        headers_json: jsonText({}),
        created_at: now,
        sent_at: now,
      })),
    )
    .execute();
}
