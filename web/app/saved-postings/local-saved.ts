import { limits } from "@candor/contract/limits";
import { storedValue, storeValue, type ValueStorage } from "../wire/stored-values.ts";
import type { PostingToSave, SavedEntry } from "./saved-entry.ts";

/** The storage key. */
export const localName = "saved-postings";

const most = limits.savedPostings;

const longest = 300;

/** The postings that this browser keeps for a stranger, latest first. Leaves out foreign and broken entries. */
export function localSaved(storage: ValueStorage): SavedEntry[] {
  const stored = storedValue(storage, localName);
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, most) : [];
}

/** Whether there was room for it. */
export function saveLocally(storage: ValueStorage, posting: PostingToSave, savedAt: string): boolean {
  const others = localSaved(storage).filter(({ id }) => id !== posting.id);
  if (others.length >= most) return false;
  const { id, title, organization } = posting;
  const entry = { id, title: title.slice(0, longest), organization: organization.slice(0, longest), savedAt };
  storeValue(storage, localName, [entry, ...others]);
  return true;
}

export function forgetLocally(storage: ValueStorage, id: string): void {
  storeValue(
    storage,
    localName,
    localSaved(storage).filter((one) => one.id !== id),
  );
}

function isEntry(value: unknown): value is SavedEntry {
  const { id, title, organization, savedAt } = (value ?? {}) as Readonly<Record<keyof SavedEntry, unknown>>;
  return (
    typeof id === "string" &&
    /^\d{1,16}$/.test(id) &&
    isLine(title) &&
    isLine(organization) &&
    typeof savedAt === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(savedAt)
  );
}

function isLine(value: unknown): boolean {
  return typeof value === "string" && value.length <= longest;
}
