import { applicationStatuses } from "../values.ts";

/** Stages to filter by: one of them, those that wait for an answer, or every one. */
export const stageFilters = ["waiting", "all", ...applicationStatuses] as const;

/** When an answer is due. Days are business days in UTC, in which promises are counted. */
export const dueFilters = ["today", "week", "later", "none"] as const;

export const assignedFilters = ["me", "others", "nobody"] as const;

/** Orders that somebody may choose: most requirements met first, and of equals the oldest promise. */
export const orderFilters = ["requirements"] as const;
