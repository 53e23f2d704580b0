import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { askedOf } from "../../answers/rules/asked.ts";
import { fieldsOf } from "../rules/changes.ts";

/** What a posting asks its applicants, in its order. An imported one asks nothing until it is confirmed. */
export async function questionsOf(read: Reader, postingId: number): Promise<AskedQuestion[]> {
  const row = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select("hosted_posting.fields_json")
    .where("posting.id", "=", postingId)
    .where("posting.life", "is not", null)
    .executeTakeFirst();
  return row ? fieldsOf(row.fields_json).questions.map(askedOf) : [];
}
