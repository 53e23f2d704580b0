import { limits } from "@candor/contract/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  forgetLocally,
  keepLocally,
  listedLocally,
  localSearches,
} from "../../app/searches/local-searches.ts";
import { fakeStorage, forbiddenStorage } from "../wire/fake-storage.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 2, 9, 0, second)).toISOString();
const made = (search: string, second: number, favorite?: boolean) => ({
  search,
  words: search,
  usedAt: at(second),
  favorite,
});
const names = (searches: readonly { readonly search: string }[]) => searches.map(({ search }) => search);

describe("searches of a browser", () => {
  it("Q-11 are listed with the latest first, each once", () => {
    const storage = fakeStorage();
    for (const [second, search] of ["a", "b", "a"].entries()) keepLocally(storage, made(search, second));
    expect(localSearches(storage)).toEqual([
      { ...made("a", 2), favorite: false },
      { ...made("b", 1), favorite: false },
    ]);
  });

  it("Q-10 stay favorites when they are made again, until they are taken out", () => {
    const storage = fakeStorage();
    expect(keepLocally(storage, made("a", 0, true))?.favorite).toBe(true);
    expect(keepLocally(storage, made("a", 1))?.favorite).toBe(true);
    expect(listedLocally(storage)).toMatchObject({ recent: [], favorites: [{ search: "a", usedAt: at(1) }] });
    expect(keepLocally(storage, made("a", 2, false))?.favorite).toBe(false);
    expect(names(listedLocally(storage).recent)).toEqual(["a"]);
  });

  it("are fifty: the oldest that is no favorite makes room", () => {
    const storage = fakeStorage();
    keepLocally(storage, made("old favorite", 0, true));
    for (let second = 1; second <= limits.keptSearches; second++)
      keepLocally(storage, made(`s${second}`, second));
    const searches = localSearches(storage);
    expect(searches).toHaveLength(limits.keptSearches);
    expect(names(searches)).toContain("old favorite");
    expect(names(searches)).not.toContain("s1");
  });

  it("Q-10 more favorites than fifty are refused, and none is lost", () => {
    const storage = fakeStorage();
    for (let second = 0; second < limits.keptSearches; second++)
      keepLocally(storage, made(`s${second}`, second, true));
    expect(keepLocally(storage, made("one more", 59, true))).toBeUndefined();
    expect(listedLocally(storage).favorites).toHaveLength(limits.keptSearches);
    expect(names(localSearches(storage))).not.toContain("one more");
  });

  it("are forgotten one by one", () => {
    const storage = fakeStorage();
    keepLocally(storage, made("a", 0));
    keepLocally(storage, made("b", 1));
    forgetLocally(storage, "a");
    expect(names(localSearches(storage))).toEqual(["b"]);
  });

  it("too long for a form are not kept", () => {
    const storage = fakeStorage();
    keepLocally(storage, made("a".repeat(701), 0));
    expect(localSearches(storage)).toEqual([]);
  });

  it("are read from whatever is stored there, without what isn't ours", () => {
    const ours = { ...made("a", 0), favorite: false };
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (value, around) => {
        const alone = fakeStorage({ searches: JSON.stringify(value) });
        const among = fakeStorage({ searches: JSON.stringify([...around, ours]) });
        expect(localSearches(alone)).toEqual([]);
        expect(localSearches(among)).toEqual([ours]);
      }),
    );
    expect(localSearches(fakeStorage({ searches: "{" }))).toEqual([]);
  });

  it("are none where the browser keeps nothing, and nothing fails for it", () => {
    expect(keepLocally(forbiddenStorage, made("a", 0, true))?.favorite).toBe(true);
    forgetLocally(forbiddenStorage, "a");
    expect(listedLocally(forbiddenStorage)).toEqual({ recent: [], favorites: [] });
  });
});
