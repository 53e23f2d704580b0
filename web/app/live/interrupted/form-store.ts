import { storedValue, storeValue } from "../../wire/stored-values.ts";
import type { KeptForm } from "./kept-form.ts";
import { type Seal, sealOf } from "./seal.ts";
import { formsName, type TabStorage } from "./stored-forms.ts";

/** In milliseconds: how long they are kept. */
export const keptFor = 60 * 60 * 1000;

interface StoreParts {
  readonly storage: TabStorage;
  /** The key of the person whose page this is. */
  readonly key: string;
  readonly now: () => number;
}

interface Dated {
  readonly form: KeptForm;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface FormStore {
  read(): Promise<KeptForm[]>;
  /** Adds forms; each replaces its earlier copy. */
  keep(forms: readonly KeptForm[]): Promise<void>;
  forget(isForgotten: (form: KeptForm) => boolean): Promise<void>;
}

/** This tab's interrupted forms. What another person's key sealed is deleted, and so is what has expired. */
export async function formStore({ storage, key, now }: StoreParts): Promise<FormStore | undefined> {
  const seal = await sealOf(key);
  if (!seal) return undefined;
  const read = async () => (await opened(seal, storage)).filter(({ until }) => until > now());
  const write = async (all: readonly Dated[]) =>
    all.length === 0
      ? storage.removeItem(formsName)
      : storeValue(storage, formsName, await seal.close(JSON.stringify(all)));
  return {
    async read() {
      const all = await read();
      await write(all);
      return all.map(({ form }) => form);
    },
    async keep(forms) {
      const until = now() + keptFor;
      const others = (await read()).filter((one) => !forms.some((form) => isCopy(form, one.form)));
      await write([...others, ...forms.map((form) => ({ form, until }))]);
    },
    async forget(isForgotten) {
      await write((await read()).filter(({ form }) => !isForgotten(form)));
    },
  };
}

async function opened(seal: Seal, storage: TabStorage): Promise<readonly Dated[]> {
  const sealed = storedValue(storage, formsName);
  if (typeof sealed !== "string") return [];
  // Only its own key opens it, and what that key sealed is ours.
  return seal.open(sealed).then(
    (text) => JSON.parse(text) as readonly Dated[],
    () => [],
  );
}

function isCopy(form: KeptForm, earlier: KeptForm): boolean {
  return form.as === undefined
    ? form.page === earlier.page && form.action === earlier.action && form.mark === earlier.mark
    : form.as === earlier.as;
}
