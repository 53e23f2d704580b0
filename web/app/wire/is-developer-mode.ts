import { storedValue, type ValueStorage } from "./stored-values.ts";

export const developerModeName = "developerMode";

/** S-24, E-32. Every page calls it, so it doesn't load the code of developer mode. */
export function isDeveloperMode(storage: ValueStorage): boolean {
  return storedValue(storage, developerModeName) === true;
}
