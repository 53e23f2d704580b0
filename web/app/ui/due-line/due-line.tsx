import { type DueLineFacts, dueLine } from "@candor/contract/applications/due-line";
import { dueLineEnds, dueLineText } from "@candor/contract/applications/due-line-text";
import type { ReactNode } from "react";
import { useDates } from "../../wording/use-dates.ts";
import { Drawing } from "./drawing.tsx";
import "../../styles/due-line.css";

interface DueLineProps {
  readonly facts: DueLineFacts;
  /** A page of one application has room for the dates under the line. */
  readonly size: "row" | "page";
  /** The line as a short text. Screen readers get all of it in words instead. */
  readonly children?: ReactNode;
}

/** The business days from sending an application to the date of its answer, and what happened on them. */
export function DueLine({ facts, size, children }: DueLineProps) {
  const { dayText } = useDates();
  const textOf = (moment: number) => dayText(new Date(moment).toISOString(), facts.now);
  const line = dueLine(facts);
  return (
    <span className={`due-line due-line-${size}`} role="img" aria-label={dueLineText(facts, line, textOf)}>
      <Drawing line={line} {...(size === "page" && { ends: dueLineEnds(facts, line, textOf) })} />
      {children}
    </span>
  );
}
