import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state.tsx";
import { counted } from "../wording/counted.ts";

interface OwedLineProps {
  readonly count: number;
  readonly owed: number;
  /** Where leads come from: shown while there are none. */
  readonly children?: ReactNode;
}

/** How many leads in a list wait for an answer. */
export function OwedLine({ count, owed, children }: OwedLineProps) {
  if (count === 0)
    return (
      <EmptyState drawing="applicants" text={message("lead.none")}>
        {children}
      </EmptyState>
    );
  return <p className="owed">{owed === 0 ? message("lead.noneOwed") : counted("lead.owed", owed)}</p>;
}
