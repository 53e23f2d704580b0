import type { AskedQuestion } from "@candor/contract/answers/shapes";

/** An application that is filled in without a line: one for a posting. */
export interface KeptWaiting {
  readonly jobId: string;
  readonly title: string;
  readonly organization: string;
  readonly questions: readonly AskedQuestion[];
  /** Whether it takes applications without a resume. */
  readonly resumeOptional?: boolean;
  /** Where Easy Apply for it is. */
  readonly applying: string;
  /** The idempotency key that it is sent with. */
  readonly key: string;
  /** The number of who was signed in when it was filled in; absent for a guest. */
  readonly account?: string;
  /** As typed, by the names of Easy Apply's fields; answers by `answer-` and the question's id. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: File;
  /** Those that answer questions, by `answer-` and the question's id. */
  readonly answerFiles?: Readonly<Record<string, File>>;
  /** The resume that the server has already. */
  readonly resumeName?: string;
  /** Milliseconds since 1970. */
  readonly filledInAt: number;
  /** `started`: not filled in yet; after that, what came of it so far. */
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
  /** Of the application, once it is sent. */
  readonly id?: string;
}
