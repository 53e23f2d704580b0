import type { DecisionStage } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

/** Whom an application concerns: what is told to people goes to these. */
export interface Parties {
  /** The seeker's account. */
  readonly accountId: number;
  readonly organizationId: number;
  /** Accounts that answer for the organization. */
  readonly hirers: readonly number[];
  /** The posting's. */
  readonly title: string;
}

interface Of<Name extends string, Payload = unknown> extends Announcement {
  readonly name: Name;
  readonly subject: "application";
  readonly subjectId: number;
  readonly payload: Parties & Payload;
}

/**
 * The life of an application. Timelines, answer-by clocks and response figures are read from these; a person's words
 * stand in the records, but for the hirer's reason and note, which belong to the moment of an answer.
 */
export type ApplicationEvent =
  | Of<
      "application-submitted",
      {
        postingId: number;
        answerBy: number | null;
        /** E-31: of the visit that led to it, by the names of an address. */
        campaign?: Readonly<Record<string, string>>;
      }
    >
  | Of<"application-edited">
  | Of<"application-viewed">
  | Of<"application-moved", { stage: DecisionStage; reason?: string; note?: string; late: boolean }>
  | Of<"application-withdrawn">
  /** It belongs to another account now, to which the actor is signed in. */
  | Of<"application-migrated", { fromAccountId: number }>
  /** A waiting application got its promise: its organization was claimed. `timeZone` is the seeker's. */
  | Of<"answer-promised", { answerBy: number; timeZone?: string }>
  /** The hirers were told that an answer is due. */
  | Of<"answer-reminded", { answerBy: number }>
  /** The promised date passed without an answer. */
  | Of<"application-unanswered", { answerBy: number }>;

/** The same of the account that it was moved out of, under which it is found there too. */
export interface ApplicationReleased extends Announcement {
  readonly name: "application-released";
  readonly subject: "account";
  readonly payload: { readonly applicationId: number; readonly toAccountId: number };
}
