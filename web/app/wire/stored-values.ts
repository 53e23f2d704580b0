export type ValueStorage = Pick<Storage, "getItem" | "setItem">;

/** What this browser keeps. One that forbids it keeps nothing, and everything else goes on. */
export function browserStorage(): ValueStorage & Pick<Storage, "removeItem"> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** What was kept under a name; `undefined` where nothing was, or what is there is not ours. */
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
