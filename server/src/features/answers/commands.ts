import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idOf } from "../../platform/ids.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { answerFault } from "./rules/faults.ts";

export interface AnswerParts {
  readonly database: Database;
}

/** Changes what is filled in from now on. What was sent stays as it is. */
export async function changeAnswer(
  { database }: AnswerParts,
  { accountId }: SessionScope,
  id: string,
  answer: string,
): Promise<void> {
  await database.write(async (writer) => {
    const row = await writer
      .selectFrom("answer")
      .select(["id", "kind", "choices_json"])
      .where("id", "=", idOf(id) ?? -1)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (!row) throw new Problem("not-found");
    const choices = fromJson(row.choices_json);
    const key = answerFault({ kind: row.kind, choices, required: true }, answer);
    if (key) throw new Problem("invalid-request", { fields: [{ path: "/answer", key }] });
    await writer.updateTable("answer").set({ answer }).where("id", "=", row.id).execute();
  });
}

export async function forgetAnswer(
  { database }: AnswerParts,
  { accountId }: SessionScope,
  id: string,
): Promise<void> {
  const deleted = await database.write((writer) =>
    writer
      .deleteFrom("answer")
      .where("id", "=", idOf(id) ?? -1)
      .where("account_id", "=", accountId)
      .returning("id")
      .executeTakeFirst(),
  );
  if (!deleted) throw new Problem("not-found");
}
