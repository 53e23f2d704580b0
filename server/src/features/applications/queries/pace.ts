import type { Pace } from "@candor/contract/applications/pace";
import type { Reader } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { pending } from "../rules/transitions.ts";

/** M-38: how many applications somebody sent in the last 24 hours, and how many of theirs wait for an answer. */
export async function paceOf(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
  now: number,
): Promise<Pace> {
  return read
    .selectFrom("application")
    .select((e) =>
      e.fn
        .countAll<number>()
        .filterWhere("created_at", ">", now - day)
        .as("lastDay"),
    )
    .select((e) => e.fn.countAll<number>().filterWhere("status", "in", pending).as("waiting"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}
