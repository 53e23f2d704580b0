import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { formsName } from "../../../app/live/interrupted/stored-forms.ts";
import { openTabForms } from "../../../app/live/interrupted/tab-forms.ts";
import { fakeStorage } from "../../wire/fake-storage.ts";
import { keptForm } from "./a-form.ts";

const newKey = () => randomBytes(32).toString("base64");
const [ada, bo] = [newKey(), newKey()];
const hour = 60 * 60 * 1000;
const form = keptForm();

/** A tab, and the documents that it loads one after the other. */
function tab(storage = fakeStorage()) {
  let now = 0;
  const stored = () => storage.getItem(formsName);
  const load = (...keys: readonly string[]) => {
    const forms = openTabForms(storage, () => now);
    for (const key of keys) forms.unlock(key);
    return {
      ...forms,
      keep: (...kept: readonly (typeof form)[]) => forms.use((store) => store.keep(kept)),
      read: () => forms.use((store) => store.read()),
      forget: (isForgotten: (one: typeof form) => boolean) => forms.use((store) => store.forget(isForgotten)),
    };
  };
  return { load, stored, pass: (milliseconds: number) => (now += milliseconds) };
}

describe("a tab's interrupted forms", () => {
  it("are there in the next document of the same person", async () => {
    const { load } = tab();
    await load(ada).keep(form);
    expect(await load(ada).read()).toEqual([form]);
  });

  it("can't be read in the storage", async () => {
    const { load, stored } = tab();
    await load(ada).keep(form);
    for (const text of ["Kelp", "note", "settings", ada]) expect(stored()).not.toContain(text);
  });

  it("are deleted when somebody else's document loads", async () => {
    const { load, stored } = tab();
    await load(ada).keep(form);
    expect(await load(bo).read()).toEqual([]);
    expect(stored()).toBe(null);
    expect(await load(ada).read()).toEqual([]);
  });

  it("stay sealed in a document without a person, which keeps nothing", async () => {
    const { load, stored } = tab();
    for (const keys of [[], [""]]) {
      await load(...keys).keep(form);
      expect(stored()).toBe(null);
    }
    await load(ada).keep(form);
    expect(await load("").read()).toBeUndefined();
    expect(await load(ada).read()).toEqual([form]);
  });

  it("are deleted by signing out, after which the document keeps nothing", async () => {
    const { load, stored } = tab();
    const document = load(ada);
    await document.keep(form);
    document.lock();
    expect(stored()).toBe(null);
    await document.keep(form);
    document.unlock(ada);
    await document.keep(form);
    expect(stored()).toBe(null);
  });

  it("are deleted and no longer kept in a document that two people used", async () => {
    for (const next of [bo, ""]) {
      const { load, stored } = tab();
      const document = load(ada);
      await document.keep(form);
      document.unlock(next);
      expect(stored()).toBe(null);
      await document.keep(form);
      expect(stored()).toBe(null);
    }
  });

  it("expire after an hour, each for itself", async () => {
    const { load, stored, pass } = tab();
    const later = keptForm({ page: "/settings/y" });
    await load(ada).keep(form);
    pass(hour - 1);
    await load(ada).keep(later);
    expect(await load(ada).read()).toEqual([form, later]);
    pass(1);
    expect(await load(ada).read()).toEqual([later]);
    pass(hour);
    expect(await load(ada).read()).toEqual([]);
    expect(stored()).toBe(null);
  });

  it("replace their earlier copies, also when they are kept at the same time", async () => {
    const { load } = tab();
    const document = load(ada);
    const newer = keptForm({ fields: [{ name: "note", value: "Kelp and moss" }] });
    const other = keptForm({ mark: "b" });
    const drafts = ["/new", "/edit"].map((page) => keptForm({ as: "7", page }));
    await Promise.all([form, newer, other, ...drafts].map((one) => document.keep(one)));
    expect(await document.read()).toEqual([newer, other, drafts[1]]);
  });

  it("go once they are saved", async () => {
    const { load, stored } = tab();
    const other = keptForm({ mark: "b" });
    await load(ada).keep(form, other);
    await load(ada).forget(({ mark }) => mark === "a");
    expect(await load(ada).read()).toEqual([other]);
    await load(ada).forget(() => true);
    expect(stored()).toBe(null);
  });

  it("are none if the storage holds something else", async () => {
    for (const value of ["kelp", '"kelp"', '{"a":1}', '"AAAA"'])
      expect(
        await tab(fakeStorage({ [formsName]: value }))
          .load(ada)
          .read(),
      ).toEqual([]);
  });
});
