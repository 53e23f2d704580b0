import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/reports/routes";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { appealsToAnswer } from "../signals/queries/appeals.ts";
import { appealView } from "../signals/views/appeal.ts";
import { answerReport, type ReportParts, reportPosting } from "./commands.ts";
import { dueFiguresOf, reportsToAnswer } from "./queries.ts";
import { reportView } from "./views.ts";

/** M-11: the calls of readers who report a posting, and of the administrators who owe them an answer. */
export function reportRoutes(serving: Serving, parts: ReportParts, gates: GateParts): void {
  const { read } = gates;
  const administrator = administratorGate(gates);

  serve(serving, contract.reportPosting, anyone, async ({ params, body }) => ({
    answerBy: isoTime(await reportPosting(parts, params.id, body)),
  }));

  serve(serving, contract.listReports, administrator, async () => {
    const now = parts.clock.now();
    return {
      reports: (await reportsToAnswer(read, limits.reportsShown)).map(reportView),
      appeals: (await appealsToAnswer(read, limits.reportsShown)).map(appealView),
      reportsDue: await dueFiguresOf(read, "posting_report", now),
      appealsDue: await dueFiguresOf(read, "signal_appeal", now),
    };
  });

  serve(serving, contract.answerReport, administrator, ({ scope, params, body }) =>
    answerReport(parts, scope, params.id, body),
  );
}
