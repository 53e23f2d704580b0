import type { Disability, Ethnicity, Sex } from "@candor/contract/fairness/categories";
import type { BiasReport } from "@candor/contract/fairness/shapes";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** M-25: what somebody says about themselves. Only the noun `fairness` reads it, for counting. */
export interface SelfIdentificationTable {
  /** No foreign key: nothing else leads here. */
  account_id: number;
  sex: Sex | null;
  ethnicity: Ethnicity | null;
  disability: Disability | null;
  changed_at: number;
}

/** An organization's figures for a half-year, as counted. */
export interface BiasReportTable {
  id: Generated<number>;
  organization_id: number;
  period: string;
  figures_json: JsonText<Pick<BiasReport, "applicants" | "stages" | "tables">>;
  counted_at: number;
  published_at: number | null;
}
