import type { Ethnicity, Sex } from "@candor/contract/fairness/categories";
import type { Generated } from "kysely";

/** M-25: what somebody says of themselves. Only the noun `fairness` reads it, to count. */
export interface SelfIdentificationTable {
  /** No foreign key: nothing else leads here. */
  account_id: number;
  sex: Sex | null;
  ethnicity: Ethnicity | null;
  changed_at: number;
}

/** An organization's figures of a half-year, as they were counted. */
export interface BiasReportTable {
  id: Generated<number>;
  organization_id: number;
  period: string;
  /** Of the contract's `BiasReport`: applicants, stages and tables. */
  figures_json: string;
  counted_at: number;
  published_at: number | null;
}
