export type ValueStorage = Pick<Storage, "getItem" | "setItem">;

/** This browser's storage. If it is forbidden, nothing is stored and everything else still works. */
export function browserStorage(): ValueStorage & Pick<Storage, "removeItem"> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** Whether anything is stored under a name. */
export function isStored(name: string): boolean {
  return browserStorage().getItem(name) !== null;
}

/** The value stored under a name; `undefined` if there is none, or if it is not ours. */
export function storedValue(storage: ValueStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value if the browser allows it: one with full or forbidden storage works without. */
export function storeValue(storage: ValueStorage, name: string, value: unknown): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // Everything stored here is a convenience, and the person can't do anything about a failure.
  }
}
