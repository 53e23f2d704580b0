import { useSyncExternalStore } from "react";
import { storedValue, storeValue, type ValueStorage } from "../../wire/stored-values.ts";

const name = "single-keys";
const listeners = new Set<() => void>();

/** A browser that forbids storage throws where it is named: here that is within the call. */
const storage: ValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** What was chosen on this page: it holds where it could not be kept. */
let chosen: boolean | undefined;

/** Whether single keys act on the list: unless this browser keeps that they shall not (WCAG 2.1.4). */
export function singleKeysAct(): boolean {
  return chosen ?? storedValue(storage, name) !== false;
}

export function letSingleKeysAct(act: boolean): void {
  chosen = act;
  storeValue(storage, name, act);
  for (const listener of listeners) listener();
}

export function useSingleKeysAct(): boolean {
  return useSyncExternalStore(subscribe, singleKeysAct, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
