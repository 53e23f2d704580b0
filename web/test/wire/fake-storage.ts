import type { TabStorage } from "../../app/live/interrupted/stored-forms.ts";
import type { ValueStorage } from "../../app/wire/stored-values.ts";

export function fakeStorage(entries: Readonly<Record<string, string>> = {}): TabStorage {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** Like a browser whose person forbids sites to store anything. */
export const forbiddenStorage: ValueStorage = {
  getItem() {
    throw new DOMException("denied", "SecurityError");
  },
  setItem() {
    throw new DOMException("denied", "SecurityError");
  },
};
