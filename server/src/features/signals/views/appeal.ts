import type { Appeal } from "@candor/contract/reports/shapes";
import { dueView } from "../../reports/views.ts";
import type { AppealRow } from "../queries/appeals.ts";

export function appealView(row: AppealRow): Appeal {
  return { ...dueView(row), signal: row.signal, evidence: row.evidence };
}
