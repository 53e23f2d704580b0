import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stem } from "../../src/analysis/stem.ts";
import { tokens } from "../../src/analysis/tokenize.ts";

describe("the tokeniser", () => {
  test.each([
    ["C++ c# F# A+ c++11 r+d", "c++ c# f# a+ c++ 11 r d"],
    [".NET asp.net Node.js d3.js .network", ".net asp.net node.js d3.js network"],
    ["R.N. b.s.n. U.S. e.g. ph.d.", "rn bsn us eg ph d"],
    ["O'Neil driver's DRIVER'S drivers' résumé’s", "oneil driver driver drivers resume"],
    ["CI/CD full-stack AT&T $60/hr 150,000 3.5 1.2.3", "ci cd full stack at t 60 hr 150 000 3.5 1.2.3"],
    ["end.Start of. Sentence", "end start of sentence"],
    ["Café naïve Łódź Straße Ærø ﬁnance “quoted”", "cafe naive lodz strasse aero finance quoted"],
    ["日本 Москва 😀ok", "日本 москва ok"],
    ["– … !", ""],
  ])("cuts %j into %j", (text, expected) => {
    expect(tokens(text).join(" ")).toBe(expected);
  });

  test("leaves a token unchanged, so that queries find the tokens of documents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        for (const token of tokens(text)) expect(tokens(token)).toEqual([token]);
      }),
    );
  });

  test("truncates tokens that nobody types", () => {
    expect(tokens("x".repeat(500))).toEqual(["x".repeat(64)]);
  });
});

describe("the stemmer", () => {
  test("gives all forms of an English word one stem", () => {
    expect(new Set(["nurse", "nurses", "nursing"].map(stem)).size).toBe(1);
  });

  test.each(["c++", "node.js", "3.5", "us", "日本"])("leaves %s alone", (token) => {
    expect(stem(token)).toBe(token);
  });
});
