import type { Application } from "@candor/contract/applications/shapes";
import { browserDatabase, ownName } from "../../wire/browser-database.ts";
import { browserStorage, storeValue } from "../../wire/stored-values.ts";
import { searchedWords, wordsIn } from "../ledger/searched-words.ts";

const store = "applications";

/** E-29. Stores the words of a person's applications, replacing what was stored before. */
export async function keepOwn(applications: readonly Application[]): Promise<void> {
  const database = await browserDatabase();
  storeValue(browserStorage(), ownName, true);
  const writing = database.transaction(store, "readwrite");
  await writing.store.clear();
  for (const application of applications)
    await writing.store.put({ id: application.id, searchText: searchedWords(application) });
  await writing.done;
}

/** The ids of the applications that match each of these words as a prefix. Searches only this browser. */
export async function findOwn(text: string): Promise<Set<string>> {
  const database = await browserDatabase();
  const found = await Promise.all(
    wordsIn(text).map(async (word) => {
      const range = IDBKeyRange.bound(word, `${word}\uFFFF`);
      return new Set(await database.getAllKeysFromIndex(store, "searchText", range));
    }),
  );
  const [first = new Set<string>(), ...rest] = found;
  return new Set([...first].filter((id) => rest.every((ids) => ids.has(id))));
}
