import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { askedOf } from "../../answers/rules/asked.ts";
import { fieldsOf } from "../rules/changes.ts";

/** A posting's questions for its applicants, in its order. */
export async function questionsOf(read: Reader, postingId: number): Promise<readonly AskedQuestion[]> {
  return (await questionsOfAll(read, [postingId])).get(postingId) ?? [];
}

export async function questionsOfAll(
  read: Reader,
  postingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AskedQuestion[]>> {
  const forms = await formsOf(read, postingIds);
  return new Map([...forms].map(([id, { questions }]) => [id, questions.map(askedOf)]));
}

/** V-16: every application has a resume, unless its posting doesn't need one. */
export async function owesResume(read: Reader, postingId: number): Promise<boolean> {
  return (await formsOf(read, [postingId])).get(postingId)?.resume !== "optional";
}

/** An imported posting has no questions of its own until it is confirmed. */
async function formsOf(
  read: Reader,
  postingIds: readonly number[],
): Promise<ReadonlyMap<number, PostingFields>> {
  const rows = await read
    .selectFrom("hosted_posting")
    .innerJoin("posting", "posting.id", "hosted_posting.posting_id")
    .select(["posting.id", "hosted_posting.fields_json"])
    .where("posting.id", "in", postingIds)
    .where("posting.life", "is not", null)
    .execute();
  return new Map(rows.map(({ id, fields_json }) => [id, fieldsOf(fields_json)]));
}
