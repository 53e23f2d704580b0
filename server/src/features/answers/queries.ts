import type { Reader } from "../../platform/database/database.ts";

export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number];

/** The answers that a person keeps, most recently used first. */
export async function answersOf(read: Reader, { accountId }: { readonly accountId: number }) {
  return read
    .selectFrom("answer")
    .select(["id", "question_id", "question", "kind", "choices_json", "answer", "used_at"])
    .where("account_id", "=", accountId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
