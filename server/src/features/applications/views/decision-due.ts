import type { DecisionDue } from "@candor/contract/applications/decision-due";
import { isoTime } from "../../../platform/iso-time.ts";
import type { Due } from "../rules/decision-due.ts";

export function decisionDueView({ at, since, law, ...due }: Due): DecisionDue {
  return {
    ...due,
    at: isoTime(at),
    since: isoTime(since),
    ...(law && { law: { name: law.name, url: law.url } }),
  };
}
