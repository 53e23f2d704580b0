import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state.tsx";
import { counted } from "../wording/counted.ts";
import "../styles/organization.css";

const lines = {
  leads: { none: "lead.noneOwed", some: "lead.owed" },
  messages: { none: "operatorLeads.noneOwed", some: "operatorLeads.owed" },
} as const;

interface OwedLineProps {
  /** What it calls them: leads to an organization, messages to the operator. */
  readonly of: keyof typeof lines;
  readonly count: number;
  readonly owed: number;
  /** Where leads come from: shown while there are none. */
  readonly children?: ReactNode;
}

/** How many leads in a list wait for an answer. */
export function OwedLine({ of, count, owed, children }: OwedLineProps) {
  if (count === 0)
    return (
      <EmptyState drawing="applicants" text={message("lead.none")}>
        {children}
      </EmptyState>
    );
  const { none, some } = lines[of];
  return <p className="owed">{owed === 0 ? message(none) : counted(some, owed)}</p>;
}
