import { storedValue, type ValueStorage } from "./stored-values.ts";

export const developerModeName = "developerMode";

/** S-24, E-32. Every page calls it, so it loads nothing of what developer mode does. */
export function isDeveloperMode(storage: ValueStorage): boolean {
  return storedValue(storage, developerModeName) === true;
}
