import type { Meeting } from "@candor/contract/applications/meetings";
import type { Selectable } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { AnswerWordsTable } from "../../../platform/database/tables/applications.ts";
import { fromJson } from "../../../platform/json-text.ts";

/** What a Pro wrote with an answer. */
export interface AnswerWords {
  readonly reason?: string;
  readonly note?: string;
  readonly meeting?: Meeting;
}

/** Keyed by the numbers that events carry. */
export async function wordsIn(
  read: Reader,
  applicationId: number,
): Promise<ReadonlyMap<number, AnswerWords>> {
  const rows = await read
    .selectFrom("answer_words")
    .selectAll()
    .where("application_id", "=", applicationId)
    .execute();
  return new Map(rows.map((row) => [row.id, wordsOf(row)]));
}

function wordsOf({ reason, note, meeting_json }: Selectable<AnswerWordsTable>): AnswerWords {
  return {
    ...(reason !== null && { reason }),
    ...(note !== null && { note }),
    ...(meeting_json !== null && { meeting: fromJson(meeting_json) }),
  };
}
