import { describe, expect, it } from "vitest";
import { proposalsIn } from "../../../../src/features/hosting/rules/proposals.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";
import { processorTime } from "../../../harness/processor-time.ts";

const places = loadPlaces();
const now = Date.UTC(2026, 10, 1, 12);

/** What a text below a title proposes, without the title and the description. */
function proposed(text: string, title = "Harbor Pilot"): Record<string, string> {
  const found = proposalsIn(`${title}\n${text}`, places, now);
  const values = found.map(({ field, value }) => [field, value]);
  const { title: _, description: __, ...others } = Object.fromEntries(values);
  return others;
}

const pay = (payMin: string, payMax: string, payUnit?: string, payCurrency?: string) => ({
  payMin,
  payMax,
  ...(payUnit && { payUnit }),
  ...(payCurrency && { payCurrency }),
});

describe("pay in a pasted text", () => {
  it.each([
    ["$16.75-19.50/hr DOE", pay("16.75", "19.5", "hour", "USD")],
    ["Pay: $21–24 an hour", pay("21", "24", "hour", "USD")],
    ["$110-130k", pay("110000", "130000", "year", "USD")],
    ["Salary: $70-85,000 a year", pay("70000", "85000", "year", "USD")],
    ["€1.850 bis €2.150 pro Monat", pay("1850", "2150", "month", "EUR")],
    ["Gehalt: 41.000,00 € - 52.500,00 € im Jahr", pay("41000", "52500", "year", "EUR")],
    ["Sueldo: $17 a $19 la hora", pay("17", "19", "hour", "USD")],
    ["Compensation: $72,500.00/yr - $98,000.00/yr", pay("72500", "98000", "year", "USD")],
    ["Competitive salary 95K-125K based on experience", pay("95000", "125000", "year")],
    ["Pay rate: $23.50/hr", pay("23.5", "23.5", "hour", "USD")],
    [
      "The range is $31.20 - $44.10 per hour. Bonuses of $500 - $900 are paid in May.",
      pay("31.2", "44.1", "hour", "USD"),
    ],
  ])("%s is proposed", (text, fields) => {
    expect(proposed(text)).toEqual(fields);
  });

  it.each([
    ["$11-13/hr plus tips", "tips"],
    ["Pay: $64k-$78k + bonus and equity", "bonus and equity"],
    ["$14.25 to $16/hr DOE + cash tips", "cash tips"],
  ])("%s names what comes on top", (text, payExtra) => {
    expect(proposed(text)).toMatchObject({ payExtra, payMin: expect.any(String) });
  });

  it.each([
    "3 to 5 years of experience at an hourly rate",
    "Our base has grown since 1999-2017",
    "Manages projects of $2-3 million",
    "Annual sales of $40,000 - $60,000",
    "$500-1,000 sign-on bonus",
    "OTE of $120k - $150k",
    "$15 - $2,000",
    "$20 - $24/hr in Ohio\n$25 - $29/hr in Oregon",
    "$25/month for the gym",
    "Salary: -20",
    "Salary: $0",
  ])("%s proposes none", (text) => {
    expect(proposed(text)).toEqual({});
  });
});

describe("working hours in a pasted text", () => {
  it.each([
    ["~28 hrs/wk", "28"],
    ["About 32 hours per week", "32"],
    ["40-hour work week", "40"],
    ["37.5 hours weekly", "37.5"],
    ["24 horas a la semana", "24"],
  ])("%s is proposed", (text, hoursPerWeek) => {
    expect(proposed(text)).toEqual({ hoursPerWeek });
  });

  it.each([
    "20-30 hours per week",
    "Up to 40 hrs/wk",
    "30+ hours a week",
    "Whoever works 30 hours per week is eligible for insurance",
    "2 hours a week of cleaning",
    "24 hours a week in winter\n40 hours a week in summer",
  ])("%s proposes none", (text) => {
    expect(proposed(text)).toEqual({});
  });
});

describe("the last day to apply in a pasted text", () => {
  it.each([
    ["Please apply by 02/04/2027", "2027-02-04"],
    ["Deadline: March 9, 2027", "2027-03-09"],
    ["Applications are due by Friday, 5 Feb 2027", "2027-02-05"],
    ["Closing date 2027-01-31", "2027-01-31"],
    ["Open until Dec. 1st, 2026", "2026-12-01"],
  ])("%s is proposed, with the month first", (text, validThrough) => {
    expect(proposed(text)).toEqual({ validThrough });
  });

  it("is shown as people write it", () => {
    const [day] = proposalsIn("Apply by 02/04/2027", places, now).filter(
      ({ field }) => field === "validThrough",
    );
    expect(day?.shown).toBe("February 4, 2027");
  });

  it.each([
    "Apply by 25/12/2026",
    "Apply by 02/30/2027",
    "Apply by 03/05/2026",
    "Starts 02/04/2027",
    "Meets tight deadlines",
    "Apply by 02/04/2027\nDeadline: 02/05/2027",
  ])("%s proposes none", (text) => {
    expect(proposed(text)).toEqual({});
  });
});

describe("the number of openings in a pasted text", () => {
  it.each([
    ["We need 3 welders", "3"],
    ["We're hiring two experienced deck hands.", "2"],
    ["Now hiring 12 drivers", "12"],
    ["4 immediate openings", "4"],
    ["Number of positions: 5", "5"],
    ["We are looking for 2 harbor pilots", "2"],
  ])("%s is proposed", (text, openings) => {
    expect(proposed(text)).toEqual({ openings });
  });

  it.each([
    "We need 2 references",
    "We are looking for 5 years of experience",
    "We need 2-3 welders",
    "We need at least 4 welders",
    "Several openings",
    "We need 3 letters from drivers",
    "More than 500 open positions elsewhere",
    "2 openings in Reno\n3 openings in Elko",
  ])("%s proposes none", (text) => {
    expect(proposed(text)).toEqual({});
  });
});

describe("lists in a pasted text", () => {
  const listOf = (...lines: string[]) => proposed(["Requirements:", ...lines].join("\n"))["mustHave"];

  it.each(["-", "*", "•", "·", "o", "§", "–", "▪", "1.", "\uF0B7\t"])("%j begins an item", (bullet) => {
    expect(listOf(`${bullet} A license`, `${bullet} Two winters at sea`)).toBe(
      "A license\nTwo winters at sea",
    );
  });

  it("keeps words that only look like bullets", () => {
    expect(listOf("o a boat", "o a truck")).toBe("a boat\na truck");
    expect(listOf("- Own boat", "- § 541 exempt work")).toBe("Own boat\n§ 541 exempt work");
    expect(proposed("o una licencia")).toEqual({});
  });

  it("that lost its line breaks is read by its numbers, and a choice stays one item", () => {
    expect(listOf("1. A license 2. A truck 3. Two years at sea")).toBe(
      "A license\nA truck\nTwo years at sea",
    );
    expect(listOf("1. Five (5) winters at sea 2. A truck")).toBe("Five (5) winters at sea\nA truck");
    expect(listOf("1. A degree; or 2. Six years at sea")).toBe("A degree; or Six years at sea");
    expect(listOf("- 1 year with release 2. Later ones too")).toBe("1 year with release 2. Later ones too");
  });

  it("of more than the form holds isn't proposed", () => {
    expect(listOf(`- ${"A long wish. ".repeat(300)}`)).toBeUndefined();
  });
});

describe("places in a pasted text", () => {
  it.each([
    ["Location: Tacoma, WA", { places: "Tacoma, WA" }],
    ["Location: Tacoma, WA or Portland, OR", { places: "Tacoma, WA\nPortland, OR" }],
    ["Portland, OR\nHybrid", { places: "Portland, OR", remoteKind: "hybrid" }],
    ["Location: Remote (Oregon)", { remoteWithin: "Oregon", remoteKind: "remote" }],
    ["Location: East of the river; remote", { remoteKind: "remote" }],
  ])("%j", (text, fields) => {
    expect(proposed(text)).toEqual(fields);
  });

  it.each([
    ["Location: 12 Canal St, N.Y."],
    ["Location: Xyzzyville, WA"],
    ["Location: Tacoma, WA or Xyzzyville, WA"],
    ["Java, Mobile"],
    ["Location: Tacoma (remote 2 days a week) and more"],
    ["Hybrid engines and their upkeep"],
  ])("%s proposes none", (text) => {
    expect(proposed(text)).toEqual({});
  });

  it("a title names no place, and a way of working only apart from the work", () => {
    expect(proposed("", "Harbor Pilot in Austin, TX")).toEqual({});
    expect(proposed("", "Hybrid Mobile Developer")).toEqual({});
    expect(proposed("", "Developer - Remote 3 days a week")).toEqual({});
    expect(proposed("", "Developer (Remote OK)")).toEqual({ remoteKind: "remote" });
  });
});

describe("the kind of job in a pasted text", () => {
  it.each([
    ["Full-time, permanent position", "Harbor Pilot", "permanent"],
    ["Long Term Contract", "Harbor Pilot", "contract"],
    ["Employee status: Permanent", "Harbor Pilot", "permanent"],
    ["", "Seasonal Harbor Pilot", "contract"],
    ["", "Harbor Pilot (Contract)", "contract"],
  ])("%j below %s is proposed", (text, title, jobType) => {
    expect(proposed(text, title)).toMatchObject({ jobType });
  });

  it.each([
    ["", "Contract Analyst"],
    ["", "IT Contract Manager"],
    ["Drafts contracts", "Clerk"],
  ])("%j below %s proposes none", (text, title) => {
    expect(proposed(text, title)).toEqual({});
  });
});

it("a text that is made to take long takes no longer", () => {
  const pieces = [
    "1",
    " ",
    "- or\n",
    "$1 - ",
    "1 1 ",
    "o ",
    "40 hours ",
    "we need 2 a ",
    "full-time/",
    "1 month ",
  ];
  expect(
    processorTime(() => {
      for (const piece of [...pieces, "Location: a, a; a, a; ", "+ tips ", "Apply by 1/", "• ", "Pay: "])
        proposed(`Requirements:\n${piece.repeat(60_000 / piece.length)}x`);
      proposed("A line\n".repeat(15), `${"ж".repeat(300)}1`);
    }),
  ).toBeLessThan(8_000);
}, 20_000);

describe("a proposed description", () => {
  const shown = (text: string) =>
    proposalsIn(text, places, now).find(({ field }) => field === "description")?.shown;

  it("V-46 is shown with an ellipsis only if there is more of it", () => {
    const short = "Harbor Pilot\n$21-24 an hour";
    expect(shown(short)).toBe(short);
    expect(shown(`${short}\n${"x".repeat(80)}`)).toBe(`${short}\n${"x".repeat(77 - short.length - 1)}...`);
  });
});
