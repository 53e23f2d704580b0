import { message } from "@candor/contract/messages/message";
import type { Ceremony } from "./use-ceremony.ts";

interface CeremonyLineProps {
  readonly ceremony: Ceremony | undefined;
  /** The text for a person who changed their mind, which is no error. */
  readonly dismissed: string;
  /** A refusal that came before the browser was asked. */
  readonly trouble?: string | undefined;
}

/** The outcome of the browser's own passkey dialog: one quiet line, for a live region. */
export function CeremonyLine({ ceremony, dismissed, trouble = "" }: CeremonyLineProps) {
  const lines = {
    waiting: message("passkeys.waiting"),
    dismissed,
    impossible: message("passkeys.impossible"),
  };
  return <p>{ceremony ? lines[ceremony] : trouble}</p>;
}
