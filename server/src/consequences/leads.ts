import type { LeadEvent } from "../features/leads/events.ts";
import { mailLead, mailLeadAnswer, startLeadClock } from "../features/leads/tasks.ts";
import type { Consequences } from "./consequence.ts";

export const leadConsequences: Consequences<LeadEvent> = {
  "lead-received": { tasks: [mailLead, startLeadClock] },
  "lead-answered": { tasks: [mailLeadAnswer] },
};
