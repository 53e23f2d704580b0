import type { PayType, PhoneType, WorkAuthorization } from "@candor/contract/values";
import type { Generated } from "kysely";

/** One row for each person who has filled in any of it. Names and the postal code are the account's. */
export interface ProfileTable {
  account_id: number;
  linkedin_url: Generated<string | null>;
  street: Generated<string | null>;
  city: Generated<string | null>;
  /** In the United States and Canada its postal abbreviation; otherwise as typed. */
  region: Generated<string | null>;
  /** ISO 3166-1, two letters. */
  country: Generated<string | null>;
  work_authorization: Generated<WorkAuthorization | null>;
  /** In cents, per year or hour as `expected_pay_type` says. */
  expected_pay: Generated<number | null>;
  expected_pay_type: Generated<PayType | null>;
  /** In cents. No organization ever sees it. */
  current_pay: Generated<number | null>;
  current_pay_type: Generated<PayType | null>;
  /** Read only if there is no `experience`, whose latest row says the same. */
  recent_employer: Generated<string | null>;
  recent_title: Generated<string | null>;
  /** What this person is looking for, in their own words. */
  goal: Generated<string | null>;
  changed_at: number;
}

export interface PhoneTable {
  id: Generated<number>;
  account_id: number;
  /** From 0; forms are filled in with the first. */
  position: number;
  /** International, with spaces (E.123): "+1 512 555 0100". */
  number: string;
  extension: string | null;
  type: PhoneType;
}

export interface ExperienceTable {
  id: Generated<number>;
  account_id: number;
  title: string;
  company: string;
  /** A month: "2024-03". */
  started: string;
  /** A month; null while it is a current job. */
  ended: string | null;
  description: string | null;
}

export interface SkillTable {
  id: Generated<number>;
  account_id: number;
  /** From 0, as the person ordered them. */
  position: number;
  name: string;
}
