import type { Reader } from "../../../platform/database/database.ts";
import { deliveries } from "../../../platform/mail/deliveries.ts";

/** Messages that still have to be delivered, by channel. `oldest` is when the longest waiting one was written. */
export async function undelivered(read: Reader) {
  return read
    .selectFrom(deliveries(read).as("delivery"))
    .innerJoin("mail", "mail.message_key", "delivery.message_key")
    .select("channel")
    .select((e) => {
      const isIn = (state: "ready" | "dead") => e.case().when("delivery.state", "=", state);
      return [
        e.fn.count<number>(isIn("ready").then(1).end()).as("waiting"),
        e.fn.count<number>(isIn("dead").then(1).end()).as("dead"),
        e.fn.min<number | null>(isIn("ready").then(e.ref("mail.created_at")).end()).as("oldest"),
      ];
    })
    .groupBy("channel")
    .execute();
}

/** What became of the messages that were written after a time, by channel. */
export async function writtenAfter(read: Reader, since: number) {
  return read
    .selectFrom("mail")
    .select("channel")
    .select((e) => [
      e.fn.countAll<number>().as("written"),
      e.fn.count<number>("sent_at").as("sent"),
      e.fn.count<number>("withheld_at").as("unwanted"),
    ])
    .where("created_at", ">", since)
    .groupBy("channel")
    .execute();
}

/** Deliveries that failed and aren't done: those given up first, the latest first. */
export async function failingDeliveries(read: Reader, most: number) {
  return read
    .selectFrom(deliveries(read).as("delivery"))
    .innerJoin("mail", "mail.message_key", "delivery.message_key")
    .selectAll("delivery")
    .select(["channel", "recipient"])
    .where("last_error", "is not", null)
    .orderBy("state")
    .orderBy("run_at", "desc")
    .limit(most)
    .execute();
}
