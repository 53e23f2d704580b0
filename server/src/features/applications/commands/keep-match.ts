import type { MatchSheet } from "@candor/contract/match/shapes";
import { logDecision } from "../../../platform/automation/log.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { fromJson, jsonText } from "../../../platform/json-text.ts";
import { askedBy, comparedNow } from "../../match/queries.ts";
import type { Asked } from "../../match/rules/asked/requirement.ts";
import { sheetOfApplication } from "../queries/match.ts";

interface Sent {
  readonly id: number;
  readonly accountId: number;
  readonly resumeId: number | null;
  readonly now: number;
}

/** M-23: the match sheet goes with the application, and stays as it was sent. */
export async function keepMatch(writer: Writer, sent: Sent & { readonly postingId: number }): Promise<void> {
  const asked = await askedBy(writer, sent.postingId);
  if (asked) await keep(writer, sent, asked);
}

/** For another resume sent by an edit: what the posting asked stays as it was. */
export async function keepMatchOfEdit(writer: Writer, sent: Sent): Promise<void> {
  const { read, requirements } = await sheetOfApplication(writer, sent.id);
  const { posting_json: posting } = await writer
    .selectFrom("application")
    .select("posting_json")
    .where("id", "=", sent.id)
    .executeTakeFirstOrThrow();
  const { title } = fromJson(posting);
  await keep(writer, sent, { read, requirements, title });
}

async function keep(writer: Writer, { id, accountId, resumeId, now }: Sent, asked: Asked): Promise<void> {
  const compared = await comparedNow(writer, asked, { accountId, resumeId }, now);
  const columns = columnsOf(compared.outcome, now);
  await writer
    .insertInto("application_match")
    .values({ application_id: id, ...columns })
    .onConflict((conflict) => conflict.column("application_id").doUpdateSet(columns))
    .execute();
  await logDecision(writer, compared, { application_id: id }, now);
}

function columnsOf(sheet: MatchSheet, now: number) {
  return {
    musts: sheet.musts.of,
    musts_met: sheet.musts.met,
    nice: sheet.nice.of,
    nice_met: sheet.nice.met,
    sheet_json: jsonText(sheet),
    made_at: now,
  };
}
