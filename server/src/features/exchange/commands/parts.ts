import type { ChangeParts } from "../../../platform/events/change-parts.ts";

/** What writing postings requires. */
export type ApplyParts = ChangeParts;
