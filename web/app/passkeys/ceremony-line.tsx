import { message } from "@candor/contract/messages/message";
import type { CeremonyEnd } from "./use-ceremony.ts";

interface CeremonyLineProps {
  /** Of a refusal, instead of all else. */
  readonly text?: string | undefined;
  /** Whether the browser was asked. */
  readonly isOpen: boolean;
  readonly ended: CeremonyEnd | undefined;
  /** What is said where the person thought better of it, which is no error. */
  readonly dismissed: string;
}

/** What the browser's own dialog about a passkey came to: one quiet line. */
export function CeremonyLine({ text, isOpen, ended, dismissed }: CeremonyLineProps) {
  const lines = { dismissed, impossible: message("passkeys.impossible") };
  const open = isOpen ? message("passkeys.waiting") : "";
  return (
    <p className="ceremony" role="status">
      {text ?? (ended ? lines[ended] : open)}
    </p>
  );
}
