import ICAL from "ical.js";
import { expect, it } from "vitest";
import { vCard } from "../../../../src/features/resumes/rules/vcard.ts";

const ada = { email: "ada@example.com", phones: [], location: {} };

it("a vCard is read back with everything that reaches a person", () => {
  const address = `12 Pier Road; rear, ${"Łódź ".repeat(20)}end`;
  const card = vCard({
    ...ada,
    displayName: "Ada, Countess",
    firstName: "Ada",
    lastName: "Byron; King",
    phones: [
      { number: "+1 512 555 0143", type: "mobile" },
      { number: "+1 512 555 0144", extension: "7", type: "office" },
    ],
    location: { address, city: "Austin", state: "TX", postal: "78701", country: "US" },
    linkedInUrl: "https://www.linkedin.com/in/ada",
    mostRecentJobTitle: "Kelp Diver",
  });
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const read = new ICAL.Component(ICAL.parse(card));
  const all = (name: string) => read.getAllProperties(name).map((property) => property.getFirstValue());
  expect(
    Object.fromEntries(["fn", "n", "title", "email", "tel", "adr", "url"].map((name) => [name, all(name)])),
  ).toEqual({
    fn: ["Ada, Countess"],
    n: [["Byron; King", "Ada", "", "", ""]],
    title: ["Kelp Diver"],
    email: ["ada@example.com"],
    tel: ["+1 512 555 0143", "+1 512 555 0144 x7"],
    adr: [["", "", address, "Austin", "TX", "78701", "United States"]],
    url: ["https://www.linkedin.com/in/ada"],
  });
  expect(read.getAllProperties("tel").map((tel) => tel.getParameter("type"))).toEqual(["CELL", "WORK"]);
});

it("a vCard leaves out what nobody said, and has a name in any case", () => {
  expect(vCard(ada).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:ada@example.com",
    "N:;;;;",
    "EMAIL;TYPE=INTERNET:ada@example.com",
    "END:VCARD",
    "",
  ]);
});
