import { limits } from "@candor/contract/limits";
import { describe, expect, it } from "vitest";
import { forgetLocally, localName, localSaved, saveLocally } from "../../app/saved-postings/local-saved.ts";
import { fakeStorage, forbiddenStorage } from "../wire/fake-storage.ts";

const at = new Date(Date.UTC(2026, 10, 2)).toISOString();
const posting = (id: number) => ({ id: String(id), title: `Diver ${id}`, organization: "Harbor Trust" });
const ids = (storage: Parameters<typeof localSaved>[0]) => localSaved(storage).map(({ id }) => id);

describe("saved postings of a browser", () => {
  it("M-30 are listed with the latest first, each once, and forgotten", () => {
    const storage = fakeStorage();
    for (const id of [1, 2, 1]) expect(saveLocally(storage, posting(id), at)).toBe(true);
    expect(localSaved(storage)).toEqual([
      { ...posting(1), savedAt: at },
      { ...posting(2), savedAt: at },
    ]);
    forgetLocally(storage, "1");
    expect(ids(storage)).toEqual(["2"]);
  });

  it("are limited in number, and one more is refused", () => {
    const storage = fakeStorage();
    for (let id = 1; id <= limits.savedPostings; id++) saveLocally(storage, posting(id), at);
    expect(saveLocally(storage, posting(999), at)).toBe(false);
    expect(ids(storage)).toHaveLength(limits.savedPostings);
    expect(saveLocally(storage, posting(1), at)).toBe(true);
  });

  it.each([
    "{",
    "null",
    '[1,{"id":5}]',
    '[{"id":"../x","title":"x","organization":"x","savedAt":"2026-11-02T00:00:00.000Z"}]',
    '[{"id":"1","title":"x","organization":"x","savedAt":"soon"}]',
  ])("leave out what is not ours: %s", (text) => {
    const storage = fakeStorage();
    storage.setItem(localName, text);
    expect(localSaved(storage)).toEqual([]);
  });

  it("are none where storage is forbidden", () => {
    saveLocally(forbiddenStorage, posting(1), at);
    expect(localSaved(forbiddenStorage)).toEqual([]);
  });
});
