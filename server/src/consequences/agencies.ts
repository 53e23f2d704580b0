import type { AgencyEvent } from "../features/agencies/events.ts";
import { mailAgencyEnded, mailClientAnswered, mailClientAsked } from "../features/agencies/tasks.ts";
import { settleClientsOf } from "../features/hosting/tasks/settle-clients.ts";
import type { Consequences } from "./consequence.ts";

export const agencyConsequences: Consequences<AgencyEvent> = {
  "client-asked": { tasks: [mailClientAsked] },
  "client-confirmed": { tasks: [settleClientsOf, mailClientAnswered] },
  "client-refused": { tasks: [mailClientAnswered] },
  "agency-ended": { tasks: [settleClientsOf, mailAgencyEnded] },
  "posting-client-set": { tasks: [settleClientsOf] },
};
