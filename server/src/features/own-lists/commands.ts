import { limits } from "@candor/contract/limits";
import type { toHide } from "@candor/contract/own-lists/shapes";
import type { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idOf } from "../../platform/ids.ts";
import { byAge, type Forget } from "../../platform/retention/timer.ts";
import { listedPostings } from "../jobs/queries.ts";
import type { SessionScope } from "../session/gate/scopes.ts";

export interface OwnListsParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** How long a posting counts as seen, in milliseconds. */

/** Resolves with the entry's number; an existing entry stays as it is. */
export async function hide(
  { database, clock }: OwnListsParts,
  { accountId }: SessionScope,
  { kind, jobId }: z.infer<typeof toHide>,
): Promise<number> {
  return database.write(async (writer) => {
    const posting = await postingNamed(writer, jobId);
    const what =
      kind === "posting"
        ? { posting_id: posting.id, organization_id: null }
        : { posting_id: null, organization_id: posting.organization_id };
    // Entries of one account take turns, because their number is limited.
    await database.dialect.hold(writer, "account", accountId);
    const before = await writer
      .selectFrom("hidden_entry")
      .select("id")
      .where("account_id", "=", accountId)
      .where("posting_id", "is not distinct from", what.posting_id)
      .where("organization_id", "is not distinct from", what.organization_id)
      .executeTakeFirst();
    if (before) return before.id;
    if ((await countOf(writer, accountId)) >= limits.hidden) throw new Problem("too-many-hidden");
    const { id } = await writer
      .insertInto("hidden_entry")
      .values({ account_id: accountId, ...what, hidden_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Somebody else's entry stays. */
export async function bringBack(
  { database }: OwnListsParts,
  { accountId }: SessionScope,
  id: number,
): Promise<void> {
  await database.write((writer) =>
    writer.deleteFrom("hidden_entry").where("id", "=", id).where("account_id", "=", accountId).execute(),
  );
}

/** An administrator who is signed in as somebody leaves no trace. */
export async function noteSeen(
  { database, clock }: OwnListsParts,
  { accountId, impersonatorId }: SessionScope,
  jobId: string,
): Promise<void> {
  const seen_at = clock.now();
  await database.write(async (writer) => {
    const { id } = await postingNamed(writer, jobId);
    if (impersonatorId !== null) return;
    await writer
      .insertInto("seen_posting")
      .values({ account_id: accountId, posting_id: id, seen_at })
      .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doUpdateSet({ seen_at }))
      .execute();
  });
}

export const forgetSeen: Forget = byAge(
  "seenPostings",
  "seen_posting",
  ["account_id", "posting_id"],
  "seen_at",
);

/** Only its organization can see a draft: for others it doesn't exist. */
async function postingNamed(writer: Writer, jobId: string) {
  const [posting] = await listedPostings(writer, [idOf(jobId) ?? -1]);
  if (!posting) throw new Problem("job-not-found");
  return posting;
}

async function countOf(writer: Writer, accountId: number): Promise<number> {
  return countRows(writer.selectFrom("hidden_entry").where("account_id", "=", accountId));
}
