import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { askedOf } from "../../answers/rules/asked.ts";
import { fieldsOf } from "../rules/changes.ts";

/** What a posting asks its applicants, in its order. */
export async function questionsOf(read: Reader, postingId: number): Promise<readonly AskedQuestion[]> {
  return (await questionsOfAll(read, [postingId])).get(postingId) ?? [];
}

/** An imported posting asks nothing until it is confirmed. */
export async function questionsOfAll(
  read: Reader,
  postingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AskedQuestion[]>> {
  const rows = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select(["posting.id", "hosted_posting.fields_json"])
    .where("posting.id", "in", postingIds)
    .where("posting.life", "is not", null)
    .execute();
  return new Map(rows.map(({ id, fields_json }) => [id, fieldsOf(fields_json).questions.map(askedOf)]));
}
