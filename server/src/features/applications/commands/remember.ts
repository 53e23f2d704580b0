import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import type { WorkAuthorization } from "@candor/contract/values";
import type { Updateable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { AccountTable } from "../../../platform/database/tables/people.ts";
import { jsonText } from "../../../platform/json-text.ts";

/** Saves details in the account, so that the next form is filled in. */
export async function remember(
  writer: Writer,
  accountId: number,
  columns: Updateable<AccountTable>,
): Promise<void> {
  await writer.updateTable("account").set(columns).where("id", "=", accountId).execute();
}

interface Given {
  readonly questions: readonly AskedQuestion[];
  readonly answers: GivenAnswers;
  readonly now: number;
}

/** M-35: saves the answers and when they were given, to offer them when the same question is asked again. */
export async function rememberAnswers(
  writer: Writer,
  accountId: number,
  { questions, answers, now }: Given,
): Promise<void> {
  // A file belongs to one application, and isn't offered for another.
  const given = questions.filter(({ id, kind }) => kind !== "file" && (answers[id] ?? "").trim() !== "");
  for (const { id, text, kind, choices } of given) {
    const answer = (answers[id] ?? "").trim();
    if (kind === "work-authorization") {
      await rememberAuthorization(writer, accountId, answer as WorkAuthorization, now);
      continue;
    }
    const latest = { question: text, choices_json: jsonText(choices), answer, used_at: now };
    await writer
      .insertInto("answer")
      .values({ account_id: accountId, question_id: id, kind, ...latest })
      .onConflict((conflict) => conflict.columns(["account_id", "question_id"]).doUpdateSet(latest))
      .execute();
  }
  if (given.length > 0) await makeRoom(writer, accountId);
}

/** It is saved in the profile. */
async function rememberAuthorization(
  writer: Writer,
  accountId: number,
  work_authorization: WorkAuthorization,
  now: number,
): Promise<void> {
  const latest = { work_authorization, changed_at: now };
  await writer
    .insertInto("profile")
    .values({ account_id: accountId, ...latest })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(latest))
    .execute();
}

async function makeRoom(writer: Writer, accountId: number): Promise<void> {
  const oldest = await writer
    .selectFrom("answer")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .limit(1000)
    .offset(limits.keptAnswers)
    .execute();
  if (oldest.length === 0) return;
  await writer
    .deleteFrom("answer")
    .where(
      "id",
      "in",
      oldest.map(({ id }) => id),
    )
    .execute();
}
