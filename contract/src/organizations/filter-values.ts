import { applicationStatuses } from "../values.ts";

/** Stages to filter by: one stage; `waiting` for those that wait for an answer, or for a decision due now; or all. */
export const stageFilters = ["waiting", "all", ...applicationStatuses] as const;

/** When an answer is due, or a decision after an interview. Promises, and so these, count business days in UTC. */
export const dueFilters = ["today", "week", "later", "none"] as const;

export const assignedFilters = ["me", "others", "nobody"] as const;

/** The orders to choose from: most requirements met first, with ties by the oldest promise. */
export const orderFilters = ["requirements"] as const;
