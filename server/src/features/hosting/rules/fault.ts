import type { PostingField } from "@candor/contract/hosting/shapes";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";

/** What prevents a posting from being published. */
export interface Fault {
  readonly field: PostingField | `question-${"text" | "choices" | "reason"}-${number}`;
  readonly key: MessageKey;
  readonly values?: MessageValues;
  /** The posting's own words that are at fault. */
  readonly sentence?: string;
  readonly source?: FaultSource;
}

/** The official text of a rule. */
export interface FaultSource {
  readonly name: string;
  readonly url: string;
  /** Its text couldn't be read again when the rule was entered. */
  readonly unread: boolean;
}
