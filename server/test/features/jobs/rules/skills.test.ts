import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownSkills, skillNamed, skillsIn } from "../../../../src/features/jobs/rules/skills.ts";

describe("skills in a text", () => {
  it.each([
    ["C++, C# and .NET", ["C++", "C#", ".NET"]],
    ["ASP.NET and VB.NET on SQL Server.", ["ASP.NET", "VB.NET", "Microsoft SQL Server"]],
    ["We use Node.js.", ["Node.js"]],
    ["nodejs, React.js, Vue", ["Node.js", "React", "Vue.js"]],
    ["Senior Go Engineer", ["Go"]],
    ["Python, Go or Rust", ["Python", "Go"]],
    ["Java Spring; Flutter, Dart", ["Java", "Spring", "Dart", "Flutter"]],
    ["Golang", ["Go"]],
    ["We go the extra mile and go live", []],
    ["Python and R", ["Python", "R"]],
    ["R&D department, plan R", []],
    ["Java", ["Java"]],
    ["JavaScript", ["JavaScript"]],
    ["javanese", []],
    ["You excel in teams; react quickly; spring cleaning; swift action; rust removal", []],
    ["MS Excel and Microsoft Word", ["Microsoft Excel", "Microsoft Word"]],
    ["TCP/IP, LAN/WAN, CI/CD, PL/SQL", ["TCP/IP", "LAN/WAN", "CI/CD", "PL/SQL"]],
    ["amazon web services (EC2)", ["AWS"]],
    ["Forklift operator with CDL", ["Forklift", "CDL"]],
    ["RN with BLS, ACLS and IV therapy", ["BLS", "ACLS", "IV therapy"]],
    ["MIG welding and blueprint reading", ["Welding", "Blueprint reading"]],
    ["Ruby on Rails", ["Ruby on Rails"]],
    ["Machine learning", ["Machine Learning"]],
    ["CompTIA Security+ or Sec+; network+", ["CompTIA Security+", "CompTIA Network+"]],
    ["A+ attitude; network+code; 5+ years", []],
    ["A+ certification", ["CompTIA A+"]],
    ["", []],
  ])("%j names %j", (text, skills) => {
    expect(skillsIn(text)).toEqual(skills);
  });

  it("are found in any letter case and context, and each by its own name in a list", () => {
    for (const skill of knownSkills()) expect(skillNamed(` ${skill.toUpperCase()} `)).toBe(skill);
  });

  it("are whole words: letters beside a name make another word", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("python", "kubernetes", "welding", "hipaa"),
        fc.stringMatching(/^[a-z]{1,5}$/),
        (skill, letters) => {
          expect(skillsIn(`x ${letters}${skill} ${skill}${letters}ish x`)).toEqual([]);
          expect(skillsIn(`x (${skill}), x`)).toHaveLength(1);
        },
      ),
    );
  });

  it("number more than 500", () => {
    expect(knownSkills().length).toBeGreaterThan(500);
  });
});

it("an unknown entry has no name", () => {
  expect(skillNamed("Beekeeping")).toBeUndefined();
  expect(skillNamed("")).toBeUndefined();
});
