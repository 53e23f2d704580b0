import { sql } from "kysely";
import type { Reader } from "../database/database.ts";
import { delivererNames } from "./deliver.ts";

const messageKeyLength = 36;

/** Tasks that still have to deliver a message, or gave up, with the message's key: theirs begins with it, after their name. */
export function deliveries(read: Reader) {
  return read
    .selectFrom("task")
    .select(["id", "state", "attempts", "run_at", "last_error"])
    .select(
      sql<string>`substr(key, length(name) + 2, cast(${messageKeyLength} as integer))`.as("message_key"),
    )
    .where("name", "in", delivererNames)
    .where("state", "in", ["ready", "dead"]);
}
