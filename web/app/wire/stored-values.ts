export type ValueStorage = Pick<Storage, "getItem" | "setItem">;

/** This browser's storage. Where it is forbidden, nothing is kept and everything else still works. */
export function browserStorage(): ValueStorage & Pick<Storage, "removeItem"> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** Whether anything is kept under a name. */
export function isStored(name: string): boolean {
  return browserStorage().getItem(name) !== null;
}

/** The value kept under a name; `undefined` if there is none, or if it is not ours. */
export function storedValue(storage: ValueStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value if the browser lets us: one with full or forbidden storage goes on without. */
export function storeValue(storage: ValueStorage, name: string, value: unknown): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // All that is kept here is a convenience, and the person can do nothing about it.
  }
}
