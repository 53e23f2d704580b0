import { describe, expect, it } from "vitest";
import { Turns } from "../../src/platform/turns.ts";

/** Work that ends when told to, and a log of who began in which order. */
function bench(limits: { atOnce: number; waiting: number; ofOneSender: number }) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string) =>
    turns
      .run(name[0]!, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch(({ code }: { code: string }) => void refused.push(`${name} ${code}`));
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    begun,
    refused,
    ask: async (...names: string[]) => {
      for (const name of names) void ask(name);
      await settle();
    },
    /** Ends running work, one piece after another, until nobody waits. */
    endAll: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await settle();
      }
    },
  };
}

describe("turns", () => {
  it("go round the senders, every other one to the sender who came last", async () => {
    const { ask, begun, endAll } = bench({ atOnce: 1, waiting: 20, ofOneSender: 5 });
    await ask("a1", "a2", "a3", "a4", "b1", "b2", "c1");
    await endAll();
    expect(begun).toEqual(["a1", "a2", "c1", "b1", "a3", "b2", "a4"]);
  });

  it("one sender waits for so many and no more; what is refused is refused at once", async () => {
    const { ask, begun, refused } = bench({ atOnce: 1, waiting: 20, ofOneSender: 2 });
    await ask("a1", "a2", "a3", "a4", "b1");
    expect(begun).toEqual(["a1"]);
    expect(refused).toEqual(["a4 unavailable"]);
  });

  it("where every place is taken, anyone who has the most gives one to somebody with fewer", async () => {
    const { ask, begun, refused, endAll } = bench({ atOnce: 1, waiting: 4, ofOneSender: 4 });
    await ask("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3");
    expect(refused.toSorted()).toEqual(["a4 unavailable", "a5 unavailable", "b3 unavailable"]);
    await endAll();
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  it("are taken up to the limit at once, and given back by work that fails", async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1, ofOneSender: 1 });
    await expect(turns.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await turns.run("b", () => Promise.resolve("done"))).toBe("done");
    const { ask, begun } = bench({ atOnce: 2, waiting: 4, ofOneSender: 4 });
    await ask("a1", "a2", "a3");
    expect(begun).toEqual(["a1", "a2"]);
  });
});
