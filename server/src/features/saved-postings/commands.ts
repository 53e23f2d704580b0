import { limits } from "@candor/contract/limits";
import type { keepPostings } from "@candor/contract/saved-postings/routes";
import type { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { listedPostings } from "../jobs/queries.ts";
import { idOf } from "../jobs/rules/ids.ts";
import type { SessionScope } from "../session/gate/scopes.ts";

/** Dependencies of the commands. */
export interface SavedPostingsParts {
  readonly database: Database;
  readonly clock: Clock;
}

type PostingToSave = z.infer<typeof keepPostings.body>["postings"][number];

/** Saves what exists; all of it or, past the limit, nothing. */
export async function save(
  { database, clock }: SavedPostingsParts,
  { accountId }: SessionScope,
  postings: readonly PostingToSave[],
): Promise<void> {
  const now = clock.now();
  const wanted = new Map(
    postings.flatMap(({ id, savedAt }) => {
      const number = idOf(id);
      // A browser's clock may be ahead.
      const at = savedAt === undefined ? now : Math.min(Date.parse(savedAt), now);
      return number === undefined ? [] : [[number, at] as const];
    }),
  );
  const known = wanted.size === 0 ? [] : await listedPostings(database.read, [...wanted.keys()]);
  if (known.length === 0) return;
  const rows = known.map(({ id }) => ({
    account_id: accountId,
    posting_id: id,
    saved_at: wanted.get(id) ?? now,
  }));
  await database.write(async (writer) => {
    // Saves of one account take turns, because their number is limited.
    await database.dialect.hold(writer, "account", accountId);
    await writer
      .insertInto("saved_posting")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doNothing())
      .execute();
    if ((await countOf(writer, accountId)) > limits.savedPostings) throw new Problem("too-many-saved");
  });
}

export async function forget(
  { database }: SavedPostingsParts,
  { accountId }: SessionScope,
  postingId: number,
): Promise<void> {
  await database.write((writer) =>
    writer
      .deleteFrom("saved_posting")
      .where("account_id", "=", accountId)
      .where("posting_id", "=", postingId)
      .execute(),
  );
}

async function countOf(writer: Writer, accountId: number): Promise<number> {
  const { count } = await writer
    .selectFrom("saved_posting")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}
