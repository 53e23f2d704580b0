import type { CampaignFigures } from "@candor/contract/campaigns/shapes";
import { preferenceKinds } from "@candor/contract/values";
import { sql } from "kysely";
import type { Database, Reader, Writer } from "../../platform/database/database.ts";
import { deliveries } from "../../platform/mail/deliveries.ts";
import { isDeleted } from "../session/queries/accounts.ts";

/** What became of the newest messages: how many, by kind, channel and outcome. */
export async function figuresOf(read: Reader, most: number) {
  const newest = read
    .selectFrom("mail")
    .select(["message_key", "channel", "created_at", "sent_at", "withheld_at", kindOfMail.as("kind")])
    .orderBy("id", "desc")
    .limit(most)
    .as("newest");
  const delivery = read
    .selectFrom(deliveries(read).as("each"))
    .select((e) => ["each.message_key", e.fn.max("each.state").as("state")])
    .groupBy("each.message_key")
    .as("delivery");
  return read
    .selectFrom(newest)
    .leftJoin(delivery, "delivery.message_key", "newest.message_key")
    .select((e) => ["kind", "channel", outcome.as("outcome"), e.fn.countAll<number>().as("messages")])
    .select((e) => e.fn.min("created_at").as("since"))
    .groupBy(["kind", "channel", outcome])
    .execute();
}

/** A delivery that is done without a trace had nothing to send the message with. */
const outcome = sql<keyof CampaignFigures>`case when sent_at is not null then 'sent'
  when withheld_at is not null then 'withheld' when delivery.state = 'ready' then 'waiting'
  when delivery.state = 'dead' then 'failed' else 'unsent' end`;

export type FiguresRow = Awaited<ReturnType<typeof figuresOf>>[number];

/** As `wish_json` names it; what has no wish is always sent. */
const kindOfMail = sql<string>`case ${sql.join(
  preferenceKinds.map((kind) => sql`when wish_json like ${`%"kind":"${kind}"%`} then ${kind}`),
  sql` `,
)} else 'required' end`;

/** Kinds of mail that are held back now. */
export async function pausesNow(read: Reader) {
  return read
    .selectFrom("mail_pause as pause")
    .leftJoin("account", (join) =>
      join.onRef("account.id", "=", "pause.paused_by").on(sql<boolean>`not ${isDeleted}`),
    )
    .select(["pause.kind", "pause.reason", "pause.paused_at", "account.email"])
    .where("pause.resumed_at", "is", null)
    .execute();
}

export type PauseRow = Awaited<ReturnType<typeof pausesNow>>[number];

export async function isPaused(read: Reader, kind: string): Promise<boolean> {
  return (await pauseOf(read, kind)) !== undefined;
}

/** The same; resuming waits until this transaction has ended. */
export async function staysPaused({ dialect }: Database, writer: Writer, kind: string): Promise<boolean> {
  const pause = await pauseOf(writer, kind);
  if (!pause) return false;
  await dialect.hold(writer, "mail_pause", pause.id);
  return isPaused(writer, kind);
}

function pauseOf(read: Reader, kind: string) {
  return read
    .selectFrom("mail_pause")
    .select("id")
    .where("kind", "=", kind as PauseRow["kind"])
    .where("resumed_at", "is", null)
    .executeTakeFirst();
}

/** Accounts that turned a kind off since then, on any channel. */
export async function turnedOffSince(read: Reader, kind: string, since: number): Promise<number> {
  const { accounts } = await read
    .selectFrom("preference_change")
    .select((e) => e.fn.count<number>("account_id").distinct().as("accounts"))
    .where("kind", "=", kind as PauseRow["kind"])
    .where("wanted", "=", 0)
    .where("changed_at", ">", since)
    .executeTakeFirstOrThrow();
  return accounts;
}
