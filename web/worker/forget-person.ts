import { openDB } from "idb";

/** Held to their names by a test: the pages' module of this database needs a page. */
const database = "candor";
const ofPerson = ["applications", "waiting"];

/** Deletes what the pages keep of a person. Makes no database where there is none: its tables are made by a page. */
export async function forgetPerson(): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === database);
  if (!isThere) return;
  const opened = await openDB(database);
  const stores = ofPerson.filter((name) => opened.objectStoreNames.contains(name));
  for (const store of stores) await opened.clear(store);
  opened.close();
}
