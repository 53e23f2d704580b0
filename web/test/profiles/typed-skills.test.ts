import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { describe, expect, it } from "vitest";
import { onOneLine, withTyped } from "../../app/profiles/typed-skills.ts";

describe("E-09 skills typed into one field", () => {
  it.each([
    ["java, sql, excel", ["Lamps", "java", "sql", "excel"]],
    ["C++; C#\nNode.js\r\nC/C++", ["Lamps", "C++", "C#", "Node.js", "C/C++"]],
    [" , ;; lamps ,Go,go", ["Lamps", "Go"]],
    ["Deep\t sea   diving", ["Lamps", "Deep sea diving"]],
    ["", ["Lamps"]],
  ])("%j are added", (typed, skills) => {
    expect(withTyped(["Lamps"], typed)).toEqual({ skills });
  });

  it("stay in the field with a reason each where they are none, and the others are added", () => {
    const long = "x".repeat(limits.nameCharacters + 1);
    const { skills, left } = withTyped([], `🔥, Go, ${long}, ++`);
    expect(skills).toEqual(["Go"]);
    expect(left?.typed).toBe(`🔥, ${long}, ++`);
    const errors = [
      message("profile.skillWithoutWords", { skill: "🔥" }),
      message("profile.skillTooLong", {
        skill: `${"x".repeat(37)}...`,
        count: String(limits.nameCharacters),
      }),
      message("profile.skillWithoutWords", { skill: "++" }),
    ];
    expect(left?.error).toBe(errors.join(" "));
  });
});

it("pasted lines are joined by commas", () => {
  expect(onOneLine("\r\nJava\r\n  SQL\n\n")).toBe("Java, SQL");
});
