import { limits } from "../limits.ts";
import type { GigBudget } from "../values.ts";

/** The most dollars that a budget of this kind can name. */
export function mostDollars(kind: GigBudget): number {
  return kind === "hourly" ? limits.gigDollarsAnHour : limits.gigDollarsAProject;
}
