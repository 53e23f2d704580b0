import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";

export type ClientedRow = Awaited<ReturnType<typeof clientedAfter>>[number];

/** An agency's postings that are for a client, or are shown so, in order, after a given number. */
export async function clientedAfter(
  read: Reader,
  agency: number,
  { after, most }: { readonly after: number; readonly most: number },
) {
  return read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .leftJoin("organization as wanted", "wanted.id", "hosted_posting.client_id")
    .leftJoin("organization as shown", "shown.id", "posting.client_id")
    .select(["posting.id", "posting.life", "posting.client_id as shownId", "shown.name as shownName"])
    .select(sql<number | null>`coalesce(wanted.merged_into_id, wanted.id)`.as("wantedId"))
    .where("posting.organization_id", "=", agency)
    .where((e) =>
      e.or([e("hosted_posting.client_id", "is not", null), e("posting.client_id", "is not", null)]),
    )
    .where("posting.id", ">", after)
    .orderBy("posting.id")
    .limit(most)
    .execute();
}
