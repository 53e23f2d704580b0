import { describe, expect, it } from "vitest";
import { latestOnly } from "../../../app/search/form/latest.ts";

/** A test decides when answers arrive. */
function line() {
  const open: {
    readonly asked: string;
    readonly answer: (text: string) => void;
    readonly fail: () => void;
  }[] = [];
  const shown: string[] = [];
  const asking = latestOnly<string, string>(
    (asked) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      open.push({ asked, answer: resolve, fail: () => reject(new Error("lost")) });
      return promise;
    },
    (answer, asked) => shown.push(`${asked}: ${answer}`),
  );
  return { asking, open, shown };
}

/** Resolves when everything that can run by itself has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("what is asked while somebody types", () => {
  it("is one thing at a time: only the latest of what came in the meantime is asked, and shown", async () => {
    const { asking, open, shown } = line();
    for (const text of ["n", "nu", "nur"]) asking.ask(text);
    expect(open.map(({ asked }) => asked)).toEqual(["n"]);
    open[0]?.answer("old");
    await settled();
    expect(open.map(({ asked }) => asked)).toEqual(["n", "nur"]);
    open[1]?.answer("new");
    await settled();
    expect(shown).toEqual(["nur: new"]);
  });

  it("asks again after an answer that did not come", async () => {
    const { asking, open, shown } = line();
    asking.ask("n");
    open[0]?.fail();
    await settled();
    asking.ask("nu");
    open[1]?.answer("nurse");
    await settled();
    expect(shown).toEqual(["nu: nurse"]);
  });

  it("is not shown once it is forgotten", async () => {
    const { asking, open, shown } = line();
    asking.ask("n");
    asking.forget();
    open[0]?.answer("nurse");
    await settled();
    expect(shown).toEqual([]);
  });
});
