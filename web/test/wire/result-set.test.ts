import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noResults, type ResultSet, withResults } from "../../app/wire/result-set.ts";

const instant = "2026-01-01T00:00:00Z";
const document = (id: string, title = `Job ${id}`): JobDocument => ({
  id,
  title,
  organization: { id: "1", name: "Acme", slug: "acme" },
  address: {},
  skills: [],
  remote: { kind: "unknown" },
  postedAt: instant,
  firstSeenAt: instant,
});
const answer = (ids: string, total: number, part: Partial<SearchAnswer> = {}): SearchAnswer => ({
  documents: ids.split("").map((id) => document(id)),
  hits: { total: { value: total } },
  snapshot: "s",
  ...part,
});
const first = (...parts: Parameters<typeof answer>) =>
  withResults(noResults, { kind: "first-page", answer: answer(...parts) });
const next = (set: ResultSet, ...parts: Parameters<typeof answer>) =>
  withResults(set, { kind: "next-page", answer: answer(...parts) });
const ids = (set: ResultSet) => set.documents.map(({ id }) => id).join("");

describe("a result set", () => {
  it.each([
    ["", 0, { cursor: 0, complete: true }],
    ["", 9, { cursor: 0, complete: true }],
    ["abc", 3, { cursor: 3, complete: true }],
    ["abc", 9, { cursor: 3, complete: false }],
  ])("Q-01 Q-02 E-25 of the first page [%s] of %i hits is %o", (page, total, expected) => {
    const set = first(page, total);
    expect(set).toMatchObject({ ...expected, hits: { total: { value: total } }, snapshot: "s" });
    expect(ids(set)).toBe(page);
  });

  it.each([
    ["ab", "cd", 9, "abcd", false],
    ["ab", "bc", 9, "abc", false],
    ["ab", "ccd", 9, "abcd", false],
    ["ab", "ba", 9, "ab", true],
    ["ab", "", 9, "ab", true],
    ["ab", "cd", 4, "abcd", true],
    ["", "ab", 9, "ab", false],
  ])(
    "Q-03 Q-04 of [%s] and the page [%s] of %i is [%s], complete: %s",
    (start, page, total, all, complete) => {
      const set = next(first(start, 9), page, total);
      expect(ids(set)).toBe(all);
      expect(set).toMatchObject({ cursor: all.length, complete, hits: { total: { value: total } } });
    },
  );

  it("Q-03 keeps the document that came first", () => {
    const later = { documents: [document("a", "Later"), document("b")] };
    expect(next(first("a", 9), "", 9, later).documents[0]?.title).toBe("Job a");
  });

  it("Q-07 keeps what is there when a page fails, until the next one comes", () => {
    const before = first("ab", 9);
    const failed = withResults(before, { kind: "failure" });
    expect(failed).toEqual({ ...before, message: "search.somethingWentWrong" });
    expect(next(failed, "cd", 9)).not.toHaveProperty("message");
  });

  it("Q-07 of a first page that fails is empty, and can be tried again", () => {
    const failed = withResults(noResults, { kind: "failure" });
    expect(failed).toEqual({ ...noResults, message: "search.somethingWentWrong" });
    expect(failed.complete).toBe(false);
  });

  it("E-25 has the answer's message", () => {
    const message = { key: "search.noMatches", text: "No jobs match this search." } as const;
    expect(first("", 0, { message }).message).toBe("search.noMatches");
  });

  it("a new search leaves nothing of the last one", () => {
    const set = withResults(first("ab", 2), { kind: "first-page", answer: answer("cd", 9) });
    expect(set).toEqual(first("cd", 9));
  });

  it("Q-03 Q-04 whatever the pages, each id is there once, in order, and nothing new means complete", () => {
    const page = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f")).map((letters) => letters.join(""));
    fc.assert(
      fc.property(page, fc.array(page), (start, pages) => {
        let set = first(start, 99);
        for (const letters of pages) {
          const before = set;
          set = next(before, letters, 99);
          expect(ids(set)).toBe([...new Set(ids(before) + letters)].join(""));
          expect(set.complete).toBe(set.cursor === before.cursor);
        }
        expect(set.cursor).toBe(set.documents.length);
      }),
    );
  });
});
