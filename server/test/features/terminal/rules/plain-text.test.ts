import { limits } from "@candor/contract/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedOutput, domainOnly, faultText } from "../../../../src/features/terminal/rules/plain-text.ts";

describe("R-74 the text of a fault", () => {
  it.each([
    ["550 <ada.byron+jobs@example.com>: unknown", "550 <…@example.com>: unknown"],
    ["connect smtp://user:secret@mail.example.com:587", "connect …@mail.example.com:587"],
    ['Unexpected token, "Dear Ada, I am" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
    [
      "POST https://hooks.example.com/T0/B1/xyz?token=1 gave 500",
      "POST https://hooks.example.com/… gave 500",
    ],
    ["GET /opt/off?token=abc gave 410", "GET /opt/off?… gave 410"],
    ["no route to +1 (512) 555-0142", "no route to …"],
    ["no route to 5125550142", "no route to …"],
    ["Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOjF9", "Bearer …"],
    ["connect ECONNREFUSED 127.0.0.1:2525", "connect ECONNREFUSED 127.0.0.1:2525"],
    [
      'duplicate key value violates unique constraint "mail_reason_key"',
      'duplicate key value violates unique constraint "mail_reason_key"',
    ],
    ["one\n two\tthree", "one two three"],
  ])("shows %j as %j", (text, shown) => {
    expect(faultText(text, 200)).toBe(shown);
  });

  it("has one line of printable characters, however it was broken", () => {
    const nasty = fc.string({
      unit: fc.constantFrom("a", "\u001b", "\u0000", "\u202e", "\u0085", "\ud800", "\n", "é"),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        expect(faultText(text, 80)).toMatch(/^\P{C}{0,80}$/u);
      }),
    );
  });
});

describe("R-74 an output", () => {
  it("shows control characters as code points, and keeps its lines", () => {
    expect(boundedOutput("red\u001b[31m\nright\u202eleft\r\n")).toBe(
      "red\\u{1b}[31m\nright\\u{202e}left\\u{d}",
    );
  });

  it("says where it was cut, at a line", () => {
    const line = "x".repeat(99);
    const cut = boundedOutput(Array.from({ length: 200 }, () => line).join("\n"));
    expect(cut.length).toBeLessThan(limits.commandOutputCharacters + 100);
    expect(cut.split("\n").at(-1)).toBe("(cut: 7999 of 19999 characters)");
    expect(
      cut
        .split("\n")
        .slice(0, -1)
        .every((kept) => kept === line),
    ).toBe(true);
  });

  it("is cut in the middle of a line that is longer than all of it", () => {
    expect(boundedOutput("x".repeat(20_000))).toMatch(/^x{8000}\n\(cut: 8000 of 20000 characters\)$/);
  });
});

it("R-74 a mail address is shown without its owner", () => {
  expect(domainOnly("ada@example.com")).toBe("…@example.com");
});
