import type { AskedQuestion } from "@candor/contract/answers/shapes";

/** An application that was filled in offline: one per posting. */
export interface KeptWaiting {
  readonly jobId: string;
  readonly title: string;
  readonly organization: string;
  readonly questions: readonly AskedQuestion[];
  /** Whether it takes applications without a resume. */
  readonly resumeOptional?: boolean;
  /** The address of its Easy Apply. */
  readonly applying: string;
  /** The idempotency key for sending it. */
  readonly key: string;
  /** The number of the person who was signed in when it was filled in; absent for a guest. */
  readonly account?: string;
  /** As typed, by the names of Easy Apply's fields; answers are keyed by `answer-` and the question's id. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: File;
  /** The files that answer questions, by `answer-` and the question's id. */
  readonly answerFiles?: Readonly<Record<string, File>>;
  /** The resume that the server already has. */
  readonly resumeName?: string;
  /** Milliseconds since 1970. */
  readonly filledInAt: number;
  /** `started`: not filled in yet; after that, the outcome so far. */
  readonly state:
    | "started"
    | "waiting"
    | "sent"
    | "signed-out"
    | "other-account"
    | "unproved"
    | "closed"
    | "incomplete"
    | "refused";
  /** Why it could not be sent. */
  readonly texts?: readonly string[];
  /** The application's id, once it is sent. */
  readonly id?: string;
}
