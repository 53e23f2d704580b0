import { useSyncExternalStore } from "react";
import { storedValue, storeValue } from "../wire/stored-values.ts";

const name = "single-keys";
const listeners = new Set<() => void>();

/** Whether single keys act on the list: unless this browser keeps that they shall not (WCAG 2.1.4). */
export function singleKeysAct(): boolean {
  return storedValue(localStorage, name) !== false;
}

export function letSingleKeysAct(act: boolean): void {
  storeValue(localStorage, name, act);
  for (const listener of listeners) listener();
}

export function useSingleKeysAct(): boolean {
  return useSyncExternalStore(subscribe, singleKeysAct, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
