import { type DueLineFacts, dueLine } from "@candor/contract/applications/due-line";
import { dueLineText } from "@candor/contract/applications/due-line-text";
import { message } from "@candor/contract/messages/message";
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
  const date = textOf(facts.due);
  const ends = [
    message("dueLine.sentOn", { date: textOf(facts.sent) }),
    facts.now > facts.due ? message("dueLine.wasDueOn", { date }) : message("dueLine.dueOn", { date }),
  ] as const;
  return (
    <span className={`due-line due-line-${size}`} role="img" aria-label={dueLineText(facts, line, textOf)}>
      <Drawing line={line} {...(size === "page" && { ends })} />
      {children}
    </span>
  );
}
