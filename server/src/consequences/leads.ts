import type { LeadEvent } from "../features/leads/events.ts";
import { mailLead, mailLeadAnswer } from "../features/leads/tasks.ts";
import type { Consequences } from "./consequence.ts";

export const leadConsequences: Consequences<LeadEvent> = {
  "lead-received": { tasks: [mailLead] },
  "lead-answered": { tasks: [mailLeadAnswer] },
};
