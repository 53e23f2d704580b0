import { describe, expect, it } from "vitest";
import { debugPartsOf, serverTiming, spansOf } from "../src/debug.ts";

describe("C-04 the debug header", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["trace", ["trace"]],
    ["frames,trace", ["trace", "frames"]],
    ["trace, all, http", ["trace"]],
    [["trace"], []],
  ])("%j asks for %j", (value, parts) => {
    expect(debugPartsOf(value)).toEqual(parts);
  });

  it("is answered with spans that can be read again, in hundredths of a millisecond", () => {
    const value = serverTiming([
      { name: "gate", milliseconds: 0.125 },
      { name: "handler", milliseconds: 12 },
    ]);
    expect(value).toBe("gate;dur=0.13, handler;dur=12.00");
    expect(spansOf(value)).toEqual([
      { name: "gate", milliseconds: 0.13 },
      { name: "handler", milliseconds: 12 },
    ]);
    expect(spansOf(undefined)).toEqual([]);
  });
});
