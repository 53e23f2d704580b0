import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { type JsonText, jsonText } from "../../json-text.ts";
import type { Dialect } from "../dialect.ts";
import type { Tables } from "../tables.ts";

/** Answers to postings' questions: those in drafts, and those that people keep. */
export const answers = ({ identity }: Dialect): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("answer")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("question_id", "text", (column) => column.notNull())
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("choices_json", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("used_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("answer_once", ["account_id", "question_id"])
      .execute();
    await db.schema
      .alterTable("apply_draft")
      .addColumn("answers_json", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
    await listAnswers(db);
  },
});

/** No answers, keyed by question. */
const none = "{}" as JsonText<never>;

/** Applications held answers keyed by question; now they hold a list. */
async function listAnswers(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("application")
    .select(["id", "answers_json"])
    .where("answers_json", "!=", none)
    .execute();
  for (const { id, answers_json } of rows) {
    const before = Object.entries(JSON.parse(answers_json) as Record<string, string>);
    const list = before.map(([question, answer]) => ({ question, kind: "text" as const, answer }));
    await db
      .updateTable("application")
      .set({ answers_json: jsonText(list) })
      .where("id", "=", id)
      .execute();
  }
  await db
    .updateTable("application")
    .set({ answers_json: jsonText([]) })
    .where("answers_json", "=", none)
    .execute();
}
