import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Applicant, applicantIn } from "../../../../src/features/resumes/rules/applicant.ts";
import { processorTime } from "../../../harness/processor-time.ts";

const ada = { firstName: "Ada", lastName: "Byron" };

const heads: readonly (readonly [string, string, Applicant])[] = [
  [
    "a head of lines",
    "Ada Byron\n1200 Kelp Street, Austin, TX 78701\n(512) 555-0143\nada.byron@example.com\n\nExperience",
    { ...ada, email: "ada.byron@example.com", phone: "(512) 555-0143", postalCode: "78701" },
  ],
  [
    "a head in one line",
    "ADA BYRON | Denver, CO 80202 | 303.555.0143 | ada@example.com",
    { ...ada, email: "ada@example.com", phone: "303.555.0143", postalCode: "80202" },
  ],
  [
    "a heading before the name, and labels",
    "RESUME\n\nName: Ada Byron\nEmail: ada@example.com\nPhone: +1 512 555 0143\nZIP: 78701",
    { ...ada, email: "ada@example.com", phone: "+1 512 555 0143", postalCode: "78701" },
  ],
  ["a license after the name", "Ada Byron, RN, BSN\nRegistered Nurse", ada],
  ["the last name first", "Byron, Ada\nWelder", ada],
  ["an initial", "Ada K. Byron\nWelder", ada],
  ["two first names", "Mary Ann Smith", { firstName: "Mary Ann", lastName: "Smith" }],
  ["particles", "Ludwig van Beethoven", { firstName: "Ludwig", lastName: "van Beethoven" }],
  ["two last names", "MARÍA DE LA CRUZ", { firstName: "María", lastName: "De La Cruz" }],
  ["a suffix", "Martin King Jr.", { firstName: "Martin", lastName: "King Jr." }],
  ["hyphens", "ANNE-MARIE O'NEIL", { firstName: "Anne-Marie", lastName: "O'Neil" }],
  ["a title before the name", "Senior Software Engineer\nAda Byron", ada],
  [
    "a Canadian address",
    "Ada Byron\nToronto, ON  M5V 2T6\n+1 416-555-0143",
    { ...ada, phone: "+1 416-555-0143", postalCode: "M5V 2T6" },
  ],
  [
    "a British address",
    "Ada Byron\n10 Kelp Lane, London SW1A 1AA\n+44 20 7946 0958",
    { ...ada, phone: "+44 20 7946 0958", postalCode: "SW1A 1AA" },
  ],
  ["no name", "Summary\nSix years of diving for kelp, in cold water.", {}],
  ["an empty text", "", {}],
];

describe("M-35 what a resume says of its owner", () => {
  it.each(heads)("is read from %s", (_name, text, expected) => {
    expect(applicantIn(text)).toEqual(expected);
  });

  it("is not taken from employers further down", () => {
    const jobs = Array.from({ length: 40 }, (_, year) => `Kelp Farm ${year}, diver`).join("\n");
    const text = `Ada Byron\n${jobs}\nAcme Inc, Boise, ID 83702, (208) 555-0143, hr@acme.example`;
    expect(applicantIn(text)).toEqual(ada);
  });

  it("takes no other five digits for a ZIP code", () => {
    expect(applicantIn("Ada Byron\nServed 12500 meals a week")).toEqual(ada);
  });

  it("is read from any text, in its own words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 4000 }), (text) => {
        const { email, phone, postalCode } = applicantIn(text);
        for (const value of [email, phone, postalCode]) if (value) expect(text).toContain(value);
      }),
      { numRuns: 200 },
    );
  });

  it("is read from a hostile text within a moment", () => {
    expect(
      processorTime(() => {
        for (const unit of ["a@", "A ", "a.", "1 ", "A, ", "|", "Ab12345 "]) applicantIn(unit.repeat(50_000));
        for (const unit of ["0 ", "(0", "+1 "]) applicantIn(`Contact\n${unit.repeat(100_000)}`);
      }),
    ).toBeLessThan(2000);
  });
});
