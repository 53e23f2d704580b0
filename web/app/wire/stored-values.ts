export type ValueStorage = Pick<Storage, "getItem" | "setItem">;

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
