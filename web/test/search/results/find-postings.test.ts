import type { PageContext } from "@candor/contract/pages";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { describe, expect, it } from "vitest";
import { findPostings } from "../../../app/search/results/find-postings.ts";

const instant = "2026-01-01T00:00:00Z";

/** Holds this many postings at the point in time "now"; other points have expired. */
function holding(total: number, asked: SearchCriteria[] = []): PageContext["call"] {
  return ((_route: unknown, { body }: { body: SearchCriteria }) => {
    asked.push(body);
    if (body.snapshot !== undefined && body.snapshot !== "now")
      return Promise.resolve({ ok: false, problem: { code: "snapshot-expired", status: 410 } });
    const { from = 0, size = 20 } = body;
    const documents = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => ({
      id: String(from + at),
      title: "Clerk",
      organization: { id: "1", name: "Acme", slug: "acme" },
      address: {},
      skills: [],
      remote: { kind: "unknown" },
      postedAt: instant,
      firstSeenAt: instant,
    }));
    const answer: SearchAnswer = {
      documents: documents as SearchAnswer["documents"],
      hits: { total: { value: total } },
      snapshot: "now",
    };
    return Promise.resolve({ ok: true, answer });
  }) as PageContext["call"];
}

const idsOf = (found: Awaited<ReturnType<typeof findPostings>>) =>
  found.ok ? found.answer.documents.map(({ id }) => Number(id)) : found.problem.code;
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

describe("the postings of an address", () => {
  it.each([
    [20, 0, 20, 1],
    [60, 0, 60, 1],
    [240, 0, 240, 3],
    [500, 20, 225, 3],
    [60, 400, 0, 1],
  ])("%i from the %ith on are %i, asked for in %i calls", async (shown, from, count, calls) => {
    const asked: SearchCriteria[] = [];
    const found = await findPostings(holding(245, asked), { from }, shown);
    expect(idsOf(found)).toEqual(upTo(count, from));
    expect(asked.length).toBe(calls);
    expect(asked.map(({ facets }) => facets)).toEqual([true, ...asked.slice(1).map(() => undefined)]);
  });

  it("N-11 are searched again from the start when their snapshot has expired", async () => {
    expect(idsOf(await findPostings(holding(45), { snapshot: "then" }, 40))).toEqual(upTo(40));
  });

  it("Q-03 are not continued from another point in time", async () => {
    expect(idsOf(await findPostings(holding(45), { snapshot: "then", from: 20 }, 20))).toBe(
      "snapshot-expired",
    );
  });
});
