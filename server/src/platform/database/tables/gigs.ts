import type { GigBudget, GigProposalState } from "@candor/contract/values";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** Freelance work that an organization offers. Open until it is closed. */
export interface GigTable {
  id: Generated<number>;
  organization_id: number;
  /** The organization that a merge moved it from. */
  merged_from_id: Generated<number | null>;
  title: string;
  /** Plain text. */
  description: string;
  budget: GigBudget;
  /** In whole US dollars. */
  amount_from: number;
  amount_to: number;
  /** Null if it is remote. */
  place: string | null;
  skills_json: JsonText<string[]>;
  answer_business_days: number;
  created_at: number;
  closed_at: Generated<number | null>;
}

/** What somebody proposes to do a gig for. One per gig and account. */
export interface GigProposalTable {
  id: Generated<number>;
  gig_id: number;
  account_id: number;
  first_name: string;
  last_name: string;
  /** The gig's when it was sent, since the gig may change. */
  budget: GigBudget;
  /** In whole US dollars. */
  amount: number;
  message: string;
  state: GigProposalState;
  created_at: number;
  answer_by: number;
  /** When it was answered or withdrawn. */
  ended_at: Generated<number | null>;
  answered_by: Generated<number | null>;
  note: Generated<string | null>;
}
