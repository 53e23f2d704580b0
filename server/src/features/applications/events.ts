import type { HiringStage } from "@candor/contract/values";
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
  | Of<"application-moved", { stage: HiringStage; reason?: string; note?: string; late: boolean }>
  | Of<"application-withdrawn">
  /** It belongs to another account now, to which the actor is signed in. */
  | Of<"application-migrated", { fromAccountId: number }>
  /** A waiting application got its promise: its organization was claimed. `timeZone` is the seeker's. */
  | Of<"answer-promised", { answerBy: number; timeZone?: string }>
  /** The hirers were told that an answer is due. */
  | Of<"answer-reminded", { answerBy: number }>
  /** The promised date passed without an answer. */
  | Of<"application-unanswered", { answerBy: number }>;

/** Somebody signed in to another account asked for the code that moves an application there. */
export interface MigrationRequested extends Announcement {
  readonly name: "migration-requested";
  readonly subject: "login-code";
  readonly payload: { readonly loginCodeId: number };
}

/**
 * The same move, as an event of the account that had the application. What its owner is mailed about it is in the
 * payload: the posting's title and the organization's name.
 */
export interface ApplicationReleased extends Announcement {
  readonly name: "application-released";
  readonly subject: "account";
  readonly payload: {
    readonly applicationId: number;
    readonly toAccountId: number;
    readonly title: string;
    readonly organization: string;
  };
}
