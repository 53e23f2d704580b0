import type { FormStore } from "./form-store.ts";
import { formsName, type TabStorage } from "./stored-forms.ts";

/** The interrupted forms of a tab, while one person uses its document. */
export interface TabForms {
  /** The document's person has this key. If it had another person before, nothing is kept from then on. */
  readonly unlock: (key: string) => void;
  /** Deletes them, and keeps nothing more: somebody signs out. */
  readonly lock: () => void;
  readonly isEmpty: () => boolean;
  /** Works on them, one at a time; not at all without a key. */
  readonly use: <T>(work: (store: FormStore) => Promise<T>) => Promise<T | undefined>;
}

export function openTabForms(storage: TabStorage, now: () => number): TabForms {
  let owner: string | undefined;
  let isLocked = false;
  let turn: Promise<unknown> = Promise.resolve();
  const lock = () => {
    isLocked = true;
    storage.removeItem(formsName);
  };
  const store = async () => {
    if (owner === undefined) return undefined;
    const { formStore } = await import("./form-store.ts");
    const opened = await formStore({ storage, key: owner, now });
    return isLocked ? undefined : opened;
  };
  return {
    unlock(key) {
      if (owner !== undefined && owner !== key) lock();
      // An administrator who acts as somebody has none.
      else if (key !== "") owner = key;
    },
    lock,
    isEmpty: () => storage.getItem(formsName) === null,
    async use(work) {
      const mine = turn.then(store).then((opened) => opened && work(opened));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
