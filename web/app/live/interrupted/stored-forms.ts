import type { ValueStorage } from "../../wire/stored-values.ts";

/** Where a tab keeps its interrupted forms. Nothing in the name or the value says whose they are. */
export const formsName = "candor-interrupted";

export type TabStorage = ValueStorage & Pick<Storage, "removeItem">;

/** Closing the tab deletes it. A browser that forbids it works without. */
export function tabStorage(): TabStorage {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
