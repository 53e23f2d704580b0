import { z } from "zod";
import type { DeletionRow } from "../queries/deletions.ts";
import type { ErasingParts } from "./parts.ts";

/** Numbers, and times in milliseconds: nothing about a person. */
const line = z.object({
  account: z.int(),
  /** When the account was made: after a restore, its number may be another's. */
  created: z.int(),
  asked: z.int(),
  done: z.int(),
});

export type Line = z.infer<typeof line>;

/** Adds a deletion to the register, once. */
export async function register(
  { database, deletions }: ErasingParts,
  { account_id: account, asked_at: asked, done_at }: DeletionRow,
): Promise<void> {
  const { created_at: created } = await database.read
    .selectFrom("account")
    .select("created_at")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const known = (await lines({ deletions })).some(
    (one) => one.account === account && one.created === created,
  );
  if (known || done_at === null) return;
  await deletions.add(JSON.stringify({ account, created, asked, done: done_at } satisfies Line));
}

/** Oldest first. A deletion whose line was cut short is tried again, and gets another line. */
export async function lines({ deletions }: Pick<ErasingParts, "deletions">): Promise<Line[]> {
  const whole = (await deletions.all()).filter((text) => text.endsWith("}"));
  return whole.map((text) => line.parse(JSON.parse(text)));
}
