import type { ChangeParts } from "../../../platform/events/change-parts.ts";

export type OutsideParts = ChangeParts;
