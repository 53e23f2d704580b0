import { withholdReported } from "../features/hosting/tasks/withhold.ts";
import type { ReportEvent } from "../features/reports/events.ts";
import { mailReport, mailReportAnswer, mailWithheld } from "../features/reports/tasks.ts";
import type { SignalEvent } from "../features/signals/events.ts";
import { mailAppealAnswer, mailAppealWaiting } from "../features/signals/tasks.ts";
import type { Consequences } from "./consequence.ts";

export const reportConsequences: Consequences<ReportEvent | SignalEvent> = {
  "posting-reported": { tasks: [mailReport] },
  "report-refused": { tasks: [mailReportAnswer] },
  "report-upheld": { tasks: [withholdReported, mailReportAnswer, mailWithheld] },
  "signal-appealed": { tasks: [mailAppealWaiting] },
  "appeal-answered": { tasks: [mailAppealAnswer] },
};
