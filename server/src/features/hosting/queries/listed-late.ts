import type { Reader } from "../../../platform/database/database.ts";

/** A posting that was published after others with higher numbers. */
export interface ListedLate {
  readonly id: number;
  /** The highest posting number when it was published. */
  readonly listedAfter: number;
  readonly publishedAt: number;
}

/** Postings published after this number was taken, though their own may be lower. */
export async function listedLate(read: Reader, number: number): Promise<ListedLate[]> {
  const rows = await read
    .selectFrom("hosted_posting")
    .select(["posting_id as id", "listed_after as listedAfter", "published_at as publishedAt"])
    .where("listed_after", ">=", number)
    .$narrowType<{ listedAfter: number; publishedAt: number }>()
    .execute();
  return rows;
}
