import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requirementsOf } from "../../../../src/features/match/rules/asked/requirements-of.ts";
import { sheetOf } from "../../../../src/features/match/rules/sheet.ts";
import { backgroundOf } from "../../../../src/features/match/rules/shown/background-of.ts";

/** Somebody's names and details. Some names are also skills. */
const somebody = fc.record({
  first: fc.constantFrom(
    "Ada",
    "Ruby",
    "José",
    "Fatima",
    "Swift",
    "Wei",
    "Julia",
    "Dart",
    "Mary-Ann",
    "Python",
  ),
  last: fc.constantFrom(
    "Byron",
    "Oracle",
    "Okafor",
    "Tableau",
    "O'Neil",
    "Nguyen",
    "Java",
    "de la Cruz",
    "Sage",
  ),
  gender: fc.constantFrom("Gender: female", "Gender: male", "Pronouns: she/her", "Sex: M", ""),
  salutation: fc.constantFrom("", "Mr. ", "Ms. ", "Mrs. "),
  photo: fc.constantFrom("", "Photo: attached", "Photo: https://pictures.example/sql.png"),
  age: fc.constantFrom("", "Age: 24", "Date of birth: May 4, 1961", "Born: 1999", "58 years old"),
  school: fc.constantFrom(
    "MIT",
    "Howard University",
    "Oracle University",
    "Python Institute of Technology",
    "Wellesley College",
    "Bronx Community College",
    "SQL Academy",
    "Harvard",
  ),
  graduated: fc.constantFrom("1984", "2003", "2017"),
  zip: fc.constantFrom("TX 78701", "NY 10451", "CA 94027", "MS 39201"),
  email: fc.constantFrom("ada@example.com", "sql.guru@java.example", "rn1961@example.org"),
});

interface Somebody {
  readonly first: string;
  readonly last: string;
  readonly gender: string;
  readonly salutation: string;
  readonly photo: string;
  readonly age: string;
  readonly school: string;
  readonly graduated: string;
  readonly zip: string;
  readonly email: string;
}

const asked = requirementsOf({
  title: "Data Analyst",
  description: `<h3>Requirements</h3><ul><li>5 years of experience in data analysis</li><li>SQL</li><li>Python or R</li>
    <li>Bachelor's degree in Statistics</li><li>Tableau</li><li>Java</li><li>Active RN license</li>
    <li>Must be at least 18 years old</li><li>Clear written reports for managers</li></ul>
    <h3>Nice to have</h3><ul><li>Ruby, Swift, or Dart</li><li>Sage</li><li>Fluent in Spanish</li><li>Oracle</li></ul>`,
});

function resumeOf({
  first,
  last,
  gender,
  salutation,
  photo,
  age,
  school,
  graduated,
  zip,
  email,
}: Somebody): string {
  return `${salutation}${first} ${last}
Springfield, ${zip} | 212-555-2368 | ${email}
${gender}
${age}
${photo}

SUMMARY
${first} ${last} writes clear reports for managers.

EXPERIENCE
Data Analyst, Harbor Trust
March 2019 – Present
• Data analysis with SQL and Power BI
Junior Analyst, Quarry Works
Jan 2018 - Jun 2019
• Python scripts

EDUCATION
B.S. in Statistics, ${school}, ${graduated}

SKILLS
SQL, Power BI, Excel`;
}

function sheetFor(who: Somebody) {
  const shown = { names: [who.first, who.last], experience: [], skills: [], resumeText: resumeOf(who) };
  return sheetOf(asked, backgroundOf(shown), "2026-11");
}

describe("M-23 the sheet", () => {
  it("stays the same, to the letter, whatever the name, gender, photo, age, school, and ZIP code", () => {
    fc.assert(
      fc.property(somebody, somebody, (one, other) => {
        expect(sheetFor(other)).toEqual(sheetFor(one));
      }),
      { numRuns: 150 },
    );
  });

  it("quotes none of them", () => {
    fc.assert(
      fc.property(somebody, (who) => {
        const lines = sheetFor(who).requirements.flatMap(({ evidence }) => evidence.map(({ text }) => text));
        const text = lines.join("\n");
        expect(lines.length).toBeGreaterThan(3);
        for (const word of [
          `${who.first} ${who.last}`,
          who.school,
          who.zip.slice(3),
          who.graduated,
          who.email,
        ])
          expect(text).not.toContain(word);
      }),
    );
  });

  it("changes with what somebody can do", () => {
    const who = fc.sample(somebody, 1)[0] as Somebody;
    const shown = { names: [who.first, who.last], experience: [], skills: [{ name: "Tableau" }] };
    const more = sheetOf(asked, backgroundOf({ ...shown, resumeText: resumeOf(who) }), "2026-11");
    expect(more.musts.met).toBe(sheetFor(who).musts.met + 1);
  });

  it.each(["he", "she", "they"])("states the same of somebody whom a line calls %s", (pronoun) => {
    const text = `EXPERIENCE\nData Analyst, Harbor Trust\nMarch 2019 – Present\n• Where ${pronoun} wrote SQL`;
    const sheet = sheetOf(
      asked,
      backgroundOf({ names: [], experience: [], skills: [], resumeText: text }),
      "2026-11",
    );
    expect(sheet.requirements.map(({ state }) => state)).toEqual(
      sheetOf(
        asked,
        backgroundOf({
          names: [],
          experience: [],
          skills: [],
          resumeText: text.replace(` ${pronoun} `, " I "),
        }),
        "2026-11",
      ).requirements.map(({ state }) => state),
    );
    expect(sheet.musts.met).toBeGreaterThan(1);
  });
});
