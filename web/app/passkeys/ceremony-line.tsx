import { message } from "@candor/contract/messages/message";
import type { Ceremony } from "./use-ceremony.ts";

interface CeremonyLineProps {
  readonly ceremony: Ceremony | undefined;
  /** What is said where the person thought better of it, which is no error. */
  readonly dismissed: string;
  /** Of a refusal, before the browser is asked. */
  readonly trouble?: string | undefined;
}

/** What the browser's own dialog about a passkey comes to: one quiet line, for a live region. */
export function CeremonyLine({ ceremony, dismissed, trouble = "" }: CeremonyLineProps) {
  const lines = {
    waiting: message("passkeys.waiting"),
    dismissed,
    impossible: message("passkeys.impossible"),
  };
  return <p>{ceremony ? lines[ceremony] : trouble}</p>;
}
