import { describe, expect, it, vi } from "vitest";
import { type CurrentParts, whileCurrent } from "../../../src/features/search/queries/while-current.ts";

let revision = 1;
let now = 0;

const partsOf = (caller: string) =>
  ({
    asking: { caller },
    clock: { now: () => now },
    content: {
      get current() {
        return revision;
      },
    },
  }) as unknown as CurrentParts;

describe("an answer that is the same for everybody", () => {
  it("is found once for each question, until postings change", async () => {
    const ask = vi.fn((_: unknown, text: string) => Promise.resolve({ text, at: revision }));
    const remembering = whileCurrent(ask, 10);
    for (const caller of ["one", "two"])
      for (const text of ["nu", "nur"]) await remembering(partsOf(caller), text);
    expect(ask).toHaveBeenCalledTimes(2);
    revision += 1;
    expect(await remembering(partsOf("one"), "nu")).toEqual({ text: "nu", at: revision });
  });

  it("is found again after ten minutes, and when the clock was set back", async () => {
    const ask = vi.fn(() => Promise.resolve({}));
    const remembering = whileCurrent(ask);
    for (const time of [0, 599_999, 600_000, 599_000]) {
      now = time;
      await remembering(partsOf("one"));
    }
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is found once for a caller who asks ten times at once, and doesn't keep others waiting", async () => {
    const answers: (() => void)[] = [];
    const ask = vi.fn(() => new Promise<object>((resolve) => answers.push(() => resolve({}))));
    const remembering = whileCurrent(ask);
    const flood = Array.from({ length: 10 }, () => remembering(partsOf("flood")));
    const other = remembering(partsOf("other"));
    expect(ask).toHaveBeenCalledTimes(2);
    answers[1]!();
    await other;
    answers[0]!();
    await Promise.all(flood);
  });

  it("is asked for again after a failure", async () => {
    const ask = vi.fn(() => Promise.resolve({}));
    ask.mockRejectedValueOnce(new Error("busy"));
    const remembering = whileCurrent(ask);
    await expect(remembering(partsOf("one"))).rejects.toThrow("busy");
    await expect(remembering(partsOf("one"))).resolves.toEqual({});
  });
});
