import { type PostingLife, postingLives, postingMoves } from "@candor/contract/hosting/life";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  isPrivate,
  type LifeStep,
  lifeSteps,
  type Mover,
  movesFrom,
  reviewed,
  statusOf,
} from "../../../../src/features/hosting/rules/life.ts";

const movers: readonly Mover[] = ["organization", "operator", "clock", "source"];

/** Every allowed step; what is not here is refused. */
const allowed: readonly (readonly [PostingLife, LifeStep, Mover, PostingLife])[] = [
  ["imported", "adopt", "organization", "published"],
  ["draft", "publish", "organization", "published"],
  ["in-review", "withdraw", "organization", "draft"],
  ["in-review", "approve", "operator", "published"],
  ["in-review", "return", "operator", "draft"],
  ["published", "pause", "organization", "paused"],
  ["published", "confirm", "organization", "published"],
  ["published", "close", "organization", "closed"],
  ["published", "lapse", "clock", "paused"],
  ["published", "abandon", "clock", "paused"],
  ["in-review", "abandon", "clock", "draft"],
  ["published", "withhold", "operator", "paused"],
  ["in-review", "withhold", "operator", "draft"],
  ["published", "expire", "clock", "expired"],
  ["paused", "resume", "organization", "published"],
  ["paused", "close", "organization", "closed"],
  ["paused", "expire", "clock", "expired"],
  ["expired", "close", "organization", "closed"],
  ["expired", "reopen", "organization", "published"],
  ["closed", "reopen", "organization", "published"],
  ["published", "drop", "source", "closed"],
  ["closed", "restore", "source", "published"],
];

describe("M-09 a posting's life", () => {
  it.each(postingLives)("allows just these steps from %s", (life) => {
    const found = lifeSteps.flatMap((step) =>
      movers.flatMap((by) => {
        const to = after(life, step, by);
        return to === undefined ? [] : [[life, step, by, to]];
      }),
    );
    const key = (row: readonly string[]) => row.join(" ");
    expect(found.map(key).sort()).toEqual(
      allowed
        .filter(([from]) => from === life)
        .map(key)
        .sort(),
    );
  });

  it("never makes a posting private again, and is public in no state but after a publication", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...lifeSteps), fc.constantFrom(...movers))), (steps) => {
        let life: PostingLife = "draft";
        let published = false;
        for (const [step, by] of steps) {
          life = after(life, step, by) ?? life;
          published ||= life === "published";
          expect(isPrivate(life)).toBe(!published);
          if (statusOf(life) === "open") expect(life).toBe("published");
        }
      }),
    );
  });

  it("leads from every state back to a published posting", () => {
    for (const life of postingLives) expect(reachable(life)).toContain("published");
  });

  it("waits for a review only at the publication of a draft", () => {
    expect(reviewed("publish", "published", true)).toBe("in-review");
    expect(reviewed("publish", "published", false)).toBe("published");
    for (const step of lifeSteps.filter((each) => each !== "publish"))
      expect(reviewed(step, "published", true)).toBe("published");
  });

  it("offers an organization only its own moves", () => {
    for (const life of postingLives) for (const move of movesFrom(life)) expect(postingMoves).toContain(move);
    expect(movesFrom("closed")).toEqual(["reopen"]);
  });
});

function reachable(from: PostingLife): Set<PostingLife> {
  const found = new Set([from]);
  for (const life of found)
    for (const step of lifeSteps)
      for (const by of movers) {
        const to = after(life, step, by);
        if (to !== undefined) found.add(to);
      }
  return found;
}
