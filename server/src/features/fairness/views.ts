import { halfYear } from "@candor/contract/fairness/categories";
import type { BiasReport } from "@candor/contract/fairness/shapes";
import { message } from "@candor/contract/messages/message";
import { stringify } from "csv-stringify/sync";
import type { FileAnswer } from "../../platform/http/downloads.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { BiasReportRow } from "./queries/reports.ts";

export function biasReportView({
  period,
  figures_json,
  counted_at,
  published_at,
}: BiasReportRow): BiasReport {
  return {
    period,
    counted: isoTime(counted_at),
    ...(published_at !== null && { published: isoTime(published_at) }),
    ...fromJson(figures_json),
  };
}

/** RFC 4180: one row per group and stage. */
export function biasReportFile(slug: string, { period, tables }: BiasReport): FileAnswer {
  if (!halfYear.test(period)) throw new Error("Not the name of a half-year");
  const rows = tables.flatMap(({ by, rows: groups }) =>
    groups.flatMap(({ sex, ethnicity, disability, applicants, selections }) => {
      const group = [
        by,
        sex && message(`sex.${sex}`),
        ethnicity && message(`ethnicity.${ethnicity}`),
        disability && message(`disabilityGroup.${disability}`),
        applicants,
      ];
      return selections.map(({ stage, selected, rate, ratio }) => [
        ...group,
        stage,
        selected,
        rate.toFixed(4),
        ratio?.toFixed(4),
      ]);
    }),
  );
  const columns = [
    "table",
    "sex",
    "ethnicity",
    "disability",
    "applicants",
    "stage",
    "selected",
    "selectionRate",
    "impactRatio",
  ];
  const text = stringify(rows, { header: true, columns, record_delimiter: "windows", escape_formulas: true });
  return {
    name: `bias-report-${slug}-${period}.csv`,
    mediaType: "text/csv; charset=utf-8",
    bytes: Buffer.from(text),
  };
}
