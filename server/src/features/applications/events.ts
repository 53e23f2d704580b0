import type { DecisionStage, InvitationReply, MeetingSide, RefusalReason } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

/** The people an application concerns, who are told about its events. */
export interface Parties {
  /** The seeker's account. */
  readonly accountId: number;
  readonly organizationId: number;
  /** Accounts of the organization's Pros. The name is fixed by events already in the log. */
  readonly hirers: readonly number[];
  /** The posting's title. */
  readonly title: string;
}

interface Of<Name extends string, Payload = unknown> extends Announcement {
  readonly name: Name;
  readonly subject: "application";
  readonly subjectId: number;
  readonly payload: Parties & Payload;
}

/**
 * The life of an application. Timelines, answer-by clocks and response figures are read from these. What people wrote
 * is in rows, because rows can be deleted and events can't.
 */
export type ApplicationEvent =
  | Of<
      "application-submitted",
      {
        postingId: number;
        answerBy: number | null;
        /** E-31: the campaign parameters of the visit that led to it, by name. */
        campaign?: Readonly<Record<string, string>>;
      }
    >
  | Of<"application-edited">
  | Of<"application-viewed">
  | Of<
      "application-moved",
      {
        stage: DecisionStage;
        /** Only a reason from the closed list. */
        reason?: RefusalReason;
        /** The row with what the Pro wrote; absent if they wrote nothing. */
        wordsId?: number;
        /** When the Pro decided, if the decision could be undone until now. The promise is judged by it. */
        decidedAt?: number;
        late: boolean;
      }
    >
  /** The seeker replied to an invitation. Their words are in the row. */
  | Of<
      "invitation-replied",
      {
        replyId: number;
        reply: InvitationReply;
        /** The time picked or proposed. */
        at?: number;
      }
    >
  /** Times other than those offered before. `agreed` if the only one is what the seeker proposed. */
  | Of<"times-offered", { wordsId: number; agreed: boolean }>
  /** The organization withdraws the times, or cancels the meeting. */
  | Of<"meeting-canceled", { wordsId?: number }>
  /** A side said that the other didn't come, or the other replied. Their words are in the row. */
  | Of<"meeting-missed" | "absence-answered", { absenceId: number; side: MeetingSide }>
  /** M-29: the applicant showed the organization their email address and phone number, or hid them again. */
  | Of<"contact-shared">
  | Of<"contact-hidden">
  | Of<"application-withdrawn">
  /** It now belongs to another account: the one that the actor is signed in to. */
  | Of<"application-migrated", { fromAccountId: number }>
  /** A waiting application got its promise because its organization was claimed. `timeZone` is the seeker's. */
  | Of<"answer-promised", { answerBy: number; timeZone?: string }>
  /** The Pros were told that an answer is due. */
  | Of<"answer-reminded", { answerBy: number }>
  /** The promised date passed without an answer. */
  | Of<"application-unanswered", { answerBy: number }>;

/** What an application's timeline reads of a message's event, which the conversation announces. */
export interface MessageWritten {
  readonly name: "message-sent";
  readonly payload: Parties;
}

/** Somebody signed in to another account asked for the code that moves an application to that account. */
export interface MigrationRequested extends Announcement {
  readonly name: "migration-requested";
  readonly subject: "login-code";
  readonly payload: { readonly loginCodeId: number };
}

/**
 * The same move, as an event of the account that had the application. The payload has what the mail to its owner says:
 * the posting's title and the organization's name.
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
