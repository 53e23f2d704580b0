import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from "idb";
import type { KeptWaiting } from "./kept-waiting.ts";
import { browserStorage } from "./stored-values.ts";

/** What this browser stores in IndexedDB. Pages load it only when there is something to store. */
interface Kept extends DBSchema {
  /** E-28. */
  partnerApplies: { key: string; value: KeptPartnerApply; indexes: { email: string } };
  /** E-29. */
  applications: { key: string; value: KeptApplication; indexes: { searchText: string } };
  /** M-37. */
  waiting: { key: string; value: KeptWaiting };
}

export interface KeptPartnerApply {
  readonly id: string;
  readonly email: string;
  readonly jobId: string;
  readonly title: string;
  /** Proves that this browser made it. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

interface KeptApplication {
  readonly id: string;
  /** The words that find it, in lower case: one index entry for each. */
  readonly searchText: readonly string[];
}

/** The storage key that says there are any, so that other pages can tell without opening the database. */
export const partnerName = "partner-applies";
export const ownName = "own-applications";
export const waitingName = "waiting-applications";

let opened: Promise<IDBPDatabase<Kept>> | undefined;

/** Opened once per page. Rejects if the browser forbids it. */
export function browserDatabase(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>("candor", 2, {
    upgrade(database) {
      const has = (name: StoreNames<Kept>) => database.objectStoreNames.contains(name);
      if (!has("partnerApplies"))
        database.createObjectStore("partnerApplies", { keyPath: "id" }).createIndex("email", "email");
      if (!has("applications"))
        database
          .createObjectStore("applications", { keyPath: "id" })
          .createIndex("searchText", "searchText", { multiEntry: true });
      if (!has("waiting")) database.createObjectStore("waiting", { keyPath: "jobId" });
    },
    // Another page has a newer version of this code, and waits.
    blocking(_current, _wanted, { target }) {
      (target as IDBDatabase).close();
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Nothing of a person stays here after their session ends. What they made without an account belongs to nobody yet. */
export async function forgetOwn(): Promise<void> {
  await (await browserDatabase()).clear("applications");
  browserStorage().removeItem(ownName);
}

/** The same for somebody who signs out: applications that wait to be sent are deleted, too. */
export async function forgetPerson(): Promise<void> {
  await forgetOwn();
  await (await browserDatabase()).clear("waiting");
  browserStorage().removeItem(waitingName);
}
