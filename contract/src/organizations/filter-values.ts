import { applicationStatuses } from "../values.ts";

/** Stages to filter by: one of them, those that wait for an answer, or every one. */
export const stageFilters = ["waiting", "all", ...applicationStatuses] as const;
export type StageFilter = (typeof stageFilters)[number];

/** When an answer is due. Days are business days in UTC, in which promises are counted. */
export const dueFilters = ["today", "week", "later", "none"] as const;
export type DueFilter = (typeof dueFilters)[number];

export const assignedFilters = ["me", "others", "nobody"] as const;
export type AssignedFilter = (typeof assignedFilters)[number];
