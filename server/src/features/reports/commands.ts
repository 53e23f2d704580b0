import { currentLocale } from "@candor/contract/messages/locale";
import type { NewReport, Verdict } from "@candor/contract/reports/shapes";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idOf } from "../../platform/ids.ts";
import { type Forget, oldest } from "../../platform/retention/timer.ts";
import { awaitingVerdict, giveVerdict, verdictGiven } from "../../platform/verdicts.ts";
import { isPublicPosting } from "../jobs/queries.ts";
import { refuseUnknownDomain } from "../session/gate/known-domain.ts";
import type { AdministratorScope } from "../session/gate/scopes.ts";
import { answeredBefore } from "../session/queries/answered-before.ts";
import type { ReportEvent } from "./events.ts";
import { sameReport } from "./queries.ts";

export interface ReportParts extends ChangeParts {
  readonly production: boolean;
}

/** Stores a reader's report; resolves with the answer's date. A form that is sent twice is one report. */
export async function reportPosting(
  { database, clock, events, production }: ReportParts,
  id: string,
  { reason, words, email }: NewReport,
): Promise<number> {
  refuseUnknownDomain({ production }, email);
  const postingId = idOf(id) ?? -1;
  const now = clock.now();
  return database.write(async (writer) => {
    if (!(await isPublicPosting(writer, postingId))) throw new Problem("job-not-found");
    await database.dialect.hold(writer, "posting", postingId);
    const said = { posting_id: postingId, reason, words, email };
    const before = await sameReport(writer, said);
    if (before) return before.answer_by;
    const made = await writer
      .insertInto("posting_report")
      .values({
        ...said,
        locale: currentLocale(),
        ...awaitingVerdict(now),
      })
      .returning(["id", "answer_by"])
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "posting-reported",
      subject: "posting",
      subjectId: postingId,
      payload: { reportId: made.id },
    } satisfies ReportEvent);
    return made.answer_by;
  });
}

/** Answers a report once. The posting's own tasks handle what follows from an upheld one. */
export async function answerReport(
  { database, clock, events }: ReportParts,
  scope: AdministratorScope,
  id: string,
  verdict: Verdict,
): Promise<void> {
  await database.write(async (writer) => {
    const by = { by: scope.accountId, now: clock.now() };
    const answered = await giveVerdict(writer, "posting_report", id, verdict, by);
    if (!answered)
      throw await answeredBefore(writer, scope, await verdictGiven(writer, "posting_report", id));
    await events.append(writer, {
      name: verdict.isUpheld ? "report-upheld" : "report-refused",
      subject: "posting",
      subjectId: answered.posting_id,
      ...actorOf(scope),
      payload: { reportId: answered.id },
    } satisfies ReportEvent);
  });
}

/** Deletes the reporter's words, and the address for the answer; the decision and its dates stay. */
export const forgetWords: Forget = async (writer, now, most) => {
  const ids = writer
    .selectFrom("posting_report")
    .select("id")
    .where("answered_at", "<", oldest("reports", now))
    .where((e) => e.or([e("words", "!=", ""), e("email", "!=", "")]))
    .limit(most);
  const { numUpdatedRows } = await writer
    .updateTable("posting_report")
    .set({ words: "", email: "" })
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
