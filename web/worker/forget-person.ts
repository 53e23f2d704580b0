import { openDB } from "idb";

/** A test ties them to their names: the pages' module of this database needs a page. */
const database = "candor";
const ofPerson = ["applications", "waiting"];

/** Deletes what the pages store about a person. Creates no database if there is none: a page creates its tables. */
export async function forgetPerson(): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === database);
  if (!isThere) return;
  const opened = await openDB(database);
  const stores = ofPerson.filter((name) => opened.objectStoreNames.contains(name));
  for (const store of stores) await opened.clear(store);
  opened.close();
}
