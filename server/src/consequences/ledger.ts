import type { ResponsivenessChanged } from "../features/ledger/events.ts";
import { countAgain } from "../features/ledger/tasks.ts";
import { type Consequences, everyPosting } from "./consequence.ts";

export const ledgerConsequences: Consequences<ResponsivenessChanged> = {
  "responsiveness-changed": { tasks: [countAgain], notices: everyPosting },
};
