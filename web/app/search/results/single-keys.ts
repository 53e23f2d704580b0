import { useSyncExternalStore } from "react";
import { storedValue, storeValue, type ValueStorage } from "../../wire/stored-values.ts";

const name = "single-keys";
const listeners = new Set<() => void>();

/** A browser that forbids storage throws when `localStorage` is accessed: here that happens within the call. */
const storage: ValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** The choice made on this page: it holds even if it could not be stored. */
let chosen: boolean | undefined;

/** Whether single keys act on the list: yes, unless this browser has stored that they are off (WCAG 2.1.4). */
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
