import type { DemoEvent, SourceChanged } from "../features/exchange/events.ts";
import { closeRemovedSource } from "../features/exchange/tasks.ts";
import type { Consequences } from "./consequence.ts";

export const exchangeConsequences: Consequences<DemoEvent | SourceChanged> = {
  "demo-begun": {},
  "demo-created": {},
  "source-connected": {},
  "source-closings-allowed": {},
  "source-paused": {},
  "source-resumed": {},
  "source-removed": { tasks: [closeRemovedSource] },
};
