import { promisedLine } from "@candor/contract/applications/promised-line";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { counted } from "../../wording/counted.ts";
import { Drawing } from "./drawing.tsx";
import "../../styles/due-line.css";

interface PromiseLineProps {
  /** Applicants are answered within this many business days. */
  readonly days: number;
  readonly size: "card" | "page";
  /** The promise as a short text. Screen readers get the line in words instead. */
  readonly children?: ReactNode;
}

/** The line that an application would have: nobody has sent one yet. */
export function PromiseLine({ days, size, children }: PromiseLineProps) {
  const ends = [message("dueLine.youApply"), message("dueLine.answer")] as const;
  return (
    <span className={`due-line due-line-${size}`} role="img" aria-label={counted("dueLine.promise", days)}>
      <Drawing line={promisedLine(days)} {...(size === "page" && { ends })} />
      {children}
    </span>
  );
}
