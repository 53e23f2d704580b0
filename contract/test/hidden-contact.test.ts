import { blackBar, blackedOut } from "@candor/contract/applications/hidden-contact";
import { describe, expect, it } from "vitest";

const known = { email: "ada.byron@example.com", phone: "(212) 555-2368" };

const hidden = [
  "ada.byron@example.com",
  "ADA.BYRON@EXAMPLE.COM",
  "ada.byron＠example.com",
  "ada.byron @ example.com",
  "ada.byron (at) example (dot) com",
  "ada.byron [at] example.com",
  "ada.byron at example dot com",
  "other+tag@mail.example.co.uk",
  "jürgen@müller.example",
  "(212) 555-2368",
  "212-555-2368",
  "212.555.2368",
  "2125552368",
  "+1 212 555 2368",
  "+12125552368",
  "2 1 2 5 5 5 2 3 6 8",
  "212 – 555 – 2368",
  "+49 (0)30 901820",
  "030/901820-55",
  "555-2368",
  "+44 20 7946 0958",
  "linkedin.com/in/jo-oneil",
  "www.linkedin.com/in/jo-oneil/",
  "https://www.linkedin.com/in/jo-oneil?trk=x",
  "LinkedIn.com/in/jo-oneil",
  "github.com/jo-oneil",
  "jo-oneil.github.io",
  "https://jo-oneil.medium.com/lamps",
  "t.me/jooneil",
  "٢١٢ ٥٥٥ ٢٣٦٨",
];

const shown = [
  "2018-2020",
  "2018 – 2020",
  "05/2018 - 03/2020",
  "03.2018 – 05.2020",
  "2018-03-01",
  "January 2019 to May 2021",
  "$120,000",
  "120,000–150,000 a year",
  "10001",
  "C++17, ISO 9001, 24/7",
  "worked at example.com",
  "LinkedIn, GitHub and Medium",
  "sold ads on linkedin.com",
  "example.com/products",
  "knows github.io",
  "at the Harbor Trust",
];

describe("M-29 what a hirer may not read yet", () => {
  it.each(hidden)("blacks out %s", (text) => {
    const seen = blackedOut(`Reach me: ${text} any time`, known);
    expect(seen).toContain(blackBar);
    expect(seen).toMatch(/^Reach me: █+(?: ?[.)]?█*)* any time$/);
  });

  it.each(shown)("leaves %s", (text) => {
    expect(blackedOut(`Before ${text} after`, known)).toBe(`Before ${text} after`);
  });

  it("hides every one of several, and keeps what is between them", () => {
    expect(blackedOut("a@b.example, c@d.example; 212 555 2368", known)).toBe(
      `${blackBar}, ${blackBar}; ${blackBar}`,
    );
  });

  it.each(["ada-byron@pier-company.example", "a.b+c$d^e|f(g)@x.example", "a\\d[e]@x.example"])(
    "hides the applicant's own address, whatever signs it has: %s",
    (email) => {
      expect(blackedOut(`Write to ${email}.`, { email, phone: "" })).not.toContain(email);
    },
  );

  it("hides the applicant's own number, whatever extension it was given with", () => {
    const withExtension = { email: "", phone: "+1 212 555 2368 ext. 12" };
    expect(blackedOut("Dial 212_555_2368 any time", withExtension)).toBe(`Dial ${blackBar} any time`);
  });

  it("hides a profile up to the end of its address", () => {
    const text = "See linkedin.com/in/jo-oneil, (github.com/jo) or https://x.com/jo. Denver|t.me/jo|RN";
    expect(blackedOut(text, known)).toBe(
      `See ${blackBar}, (${blackBar}) or ${blackBar}. Denver|${blackBar}|RN`,
    );
  });

  it("hides the whole of an address that is longer than one may be", () => {
    const [many, more] = ["a".repeat(300), "b".repeat(300)];
    expect(blackedOut(`Write to ${many}@${more}bob@example.com soon`, known)).toBe(
      `Write to ${blackBar}@example.com soon`,
    );
    expect(blackedOut(`${many} at example dot com`, known)).toBe(blackBar);
  });

  it("changes nothing the second time", () => {
    const once = blackedOut(hidden.join("\n"), known);
    expect(blackedOut(once, known)).toBe(once);
  });

  it("takes no longer for a text that is made to take long", () => {
    const started = process.threadCpuUsage();
    blackedOut("a".repeat(100_000) + "@".repeat(1000) + "1 ".repeat(50_000) + " at ".repeat(10_000), known);
    for (const mark of ["•", "’"]) blackedOut(mark.repeat(100_000), known);
    blackedOut("a.".repeat(50_000) + "github.com/".repeat(10_000) + "x-".repeat(50_000), known);
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});
