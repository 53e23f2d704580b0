import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from "idb";
import type { KeptWaiting } from "./kept-waiting.ts";
import { browserStorage } from "./stored-values.ts";

/** What this browser keeps in IndexedDB. Pages load it when there is something to keep, and not before. */
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
  /** Shows that this browser made it. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export interface KeptApplication {
  readonly id: string;
  /** The words that it is found by, in lower case: an index entry for each. */
  readonly searchText: readonly string[];
}

/** Under which the browser notes that there are any, so that other pages need not open the database to know. */
export const partnerName = "partner-applies";
export const ownName = "own-applications";
export const waitingName = "waiting-applications";

let opened: Promise<IDBPDatabase<Kept>> | undefined;

/** Opened once for this page. Rejects where the browser forbids it. */
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
    // Another page has a newer version of this, and waits.
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

/** Nothing of a person stays here when their session has ended. What they made without an account is nobody's yet. */
export async function forgetOwn(): Promise<void> {
  await (await browserDatabase()).clear("applications");
  browserStorage().removeItem(ownName);
}

/** The same for somebody who signs out: what waits to be sent goes, too. */
export async function forgetPerson(): Promise<void> {
  await forgetOwn();
  await (await browserDatabase()).clear("waiting");
  browserStorage().removeItem(waitingName);
}
