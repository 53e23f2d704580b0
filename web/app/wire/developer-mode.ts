import { storedValue, storeValue, type ValueStorage } from "./stored-values.ts";

const storedName = "developerMode";

/** S-24, E-32: whether errors of a page lead to their details. */
export function isDeveloperMode(storage: ValueStorage): boolean {
  return storedValue(storage, storedName) === true;
}

export function setDeveloperMode(storage: ValueStorage, isOn: boolean): void {
  storeValue(storage, storedName, isOn);
}
