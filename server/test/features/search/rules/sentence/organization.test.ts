import { describe, expect, test } from "vitest";
import { parseSentence } from "../../../../../src/features/search/rules/sentence/parse.ts";
import { loadPlaces } from "../../../../../src/platform/places/places.ts";
import { written } from "./sentence.ts";

const closed = new Set(["Conduit", "Loom Labs"]);
const organizations = new Map(
  [
    "Umbra Robotics",
    "Globex",
    "Sales",
    "Remote",
    "Austin",
    "Fire Department",
    "Dept of Parks",
    "DEPARTMENT OF SANITATION",
    "DEPT. OF DESIGN & CONSTRUCTION",
    "Larch & Larch",
    "Dayton Freight",
    "Lincoln Electric",
    "Denver Public Schools",
    "Conduit",
    "Loom Labs",
    "Visa",
  ].map((name, index) => [name.toLowerCase(), { name, ids: [index + 1], listsPostings: !closed.has(name) }]),
);
const parse = (text: string) =>
  parseSentence(text, { places: loadPlaces(), organizations, now: 0, claimed: new Set() });

const whole = [
  "Akron Freight Lines, Inc.",
  "Austin Community College",
  "Austin Home Health Services",
  "Austin Remote Solutions LLC",
  "Chicago Public Library",
  "Chicago Public Schools",
  "Home Health Partners",
  "Kroger Co.",
  "Orbis Vantel Museum of Glass",
  "Quvenra Health Inc",
  "Quvenra Holdings",
  "Trelvona Nurse Staffing",
  "Velmora Aquarium",
];
/** As the records answer: each name by each of its beginnings. */
const beginnings = Map.groupBy(
  whole.flatMap((name, index) => {
    const words = name.toLowerCase().split(/,? /);
    return words.slice(1).map((_, at) => ({
      id: index + 1,
      name,
      beginning: words.slice(0, at + 1).join(" "),
    }));
  }),
  ({ beginning }) => beginning,
);
const parseBegun = (text: string) =>
  parseSentence(text, { places: loadPlaces(), organizations, beginnings, now: 0, claimed: new Set() });

describe("an organization is known by the words that its name begins with", () => {
  test.each([
    ["akron freight", "organization Akron Freight Lines, Inc."],
    ["akron freight jobs", "organization Akron Freight Lines, Inc."],
    ["akron freight dispatcher", "organization Akron Freight Lines, Inc. | title Dispatcher"],
    ["dispatcher akron freight lines inc", "title Dispatcher | organization Akron Freight Lines, Inc."],
    ["jobs at akron freight in ohio", "organization Akron Freight Lines, Inc. | place Ohio"],
    ["orbis vantel security guard", "organization Orbis Vantel Museum of Glass | title Security Guard"],
    ["quvenra nurse", "organization Quvenra Health Inc | title Registered Nurse"],
    ["nurse at quvenra", "title Registered Nurse | organization Quvenra Health Inc"],
    ["nurse not at quvenra", "title Registered Nurse | not Quvenra Health Inc"],
    ["kroger cashier", "organization Kroger Co. | title Cashier"],
  ])("%s", (sentence, chips) => expect(written(parseBegun(sentence))).toBe(chips));

  test.each([
    ["akron freight handler", "place Akron, OH | title Warehouse Worker"],
    ["freight jobs in akron", "text freight jobs | place Akron, OH"],
    ["jobs in akron freight", "place Akron, OH | text freight"],
    ["austin home health aide", "place Austin, TX | title Home Health Aide"],
    ["austin remote", "place Austin, TX | remote only"],
    ["austin community cook", "place Austin, TX | text community | title Cook"],
    ["home health nurse", "title Home Health Nurse"],
    ["home health scheduler", "text home health | title Appointment Scheduler"],
    ["chicago public", "place Chicago, IL | text public"],
    ["trelvona nurse", "text trelvona | title Registered Nurse"],
    ["velmora nurse", "text velmora | title Registered Nurse"],
  ])("%s names none", (sentence, chips) => expect(written(parseBegun(sentence))).toBe(chips));

  test("several spellings of one name are any of them, and a large employer is found by its own", () => {
    expect(parseBegun("quvenra nurse").organizations).toEqual([10, 11]);
    expect(parseBegun("kroger cashier").organizations).toEqual([8]);
  });

  test("where no such organization is known, a place stays a place", () => {
    expect(written(parse("akron freight jobs"))).toBe("place Akron, OH | text freight jobs");
  });
});

describe("an organization is read without a cue", () => {
  test.each([
    ["umbra robotics engineer", "organization Umbra Robotics | text engineer"],
    ["globex software engineer", "organization Globex | title Software Engineer"],
    ["globex", "organization Globex"],
    ["engineer at visa", "text engineer | organization Visa"],
    ["welder with visa", "title Welder | wish sponsorship=yes"],
    ["fire dept paramedic", "organization Fire Department | title Paramedic"],
    ["department of parks gardener", "organization Dept of Parks | title Gardener"],
    ["jobs at the sanitation department", "organization DEPARTMENT OF SANITATION"],
    [
      "department of design and construction engineer",
      "organization DEPT. OF DESIGN & CONSTRUCTION | text engineer",
    ],
    ["larch and larch nurse", "organization Larch & Larch | title Registered Nurse"],
    ["dayton freight dispatcher", "organization Dayton Freight | title Dispatcher"],
    ["welder lincoln electric in dayton", "title Welder | organization Lincoln Electric | place Dayton, OH"],
    ["denver public schools teacher", "organization Denver Public Schools | title Teacher"],
    ["walmart cashier", "organization Walmart | title Cashier"],
    ["mcdonalds crew member", "organization McDonald's | title Food Service Worker"],
    ["mayo clinic lab tech", "organization Mayo Clinic | title Laboratory Technician"],
    ["ups driver", "organization UPS | title Bus Driver or Delivery Driver or Truck Driver"],
    ["jobs at target", "organization Target"],
    ["target jobs near me", "organization Target | place near me"],
    ["google or meta swe", "organization Google | organization Meta | title Software Engineer"],
    ["target or walmart cashier", "organization Target | organization Walmart | title Cashier"],
    ["jackson hewitt tax preparer", "organization Jackson Hewitt | title Tax Accountant"],
    ["tim hortons crew", "organization Tim Hortons | text crew"],
    ["hampton inn housekeeper", "organization Hampton Inn | title Housekeeper"],
    ["bank of america teller", "organization Bank of America | title Bank Teller"],
    ["WHO consultant", "organization World Health Organization | text consultant"],
    [
      "seasonal ups driver",
      "text seasonal | organization UPS | title Bus Driver or Delivery Driver or Truck Driver",
    ],
    ["full time target cashier", "wish schedules=full | organization Target | title Cashier"],
    ["cashier target", "title Cashier | organization Target"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test.each([
    ["sales associate", "title Retail Sales Associate or Sales Representative"],
    ["remote nurse", "remote only | title Registered Nurse"],
    ["nurse austin", "title Registered Nurse | place Austin, TX"],
    ["dayton dispatcher", "place Dayton, OH | title Dispatcher"],
    ["nurse night shift", "title Registered Nurse | wish shifts=night"],
    ["sales target", "text sales target"],
    ["google ads", "skill Google Ads"],
    ["google cloud engineer", "text google | title Cloud Engineer"],
    ["facebook ads manager", "title Paid Search Specialist"],
    ["who consultant", "text who consultant"],
    ["WHO CONSULTANT", "text WHO CONSULTANT"],
    ["microsoft excel trainer", "skill Microsoft Excel | title Corporate Trainer"],
    ["microsoft certified trainer", "text microsoft certified | title Corporate Trainer"],
    ["software architect, ibm i", "title Software Architect | skill IBM i"],
    ["amazon seller central assistant", "skill Amazon Seller Central | text assistant"],
    ["apple or orange picker", "text apple or orange | title Warehouse Worker"],
  ])("%s names none", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test.each([
    ["conduit installer", "text conduit installer"],
    ["installer at conduit", "text installer | organization Conduit"],
    ["conduit", "organization Conduit"],
    ["loom labs nurse", "organization Loom Labs | title Registered Nurse"],
  ])("%s, though it has no open posting", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test.each([
    ["laid off from globex looking for welding jobs", "title Welder"],
    ["just got laid off from google, swe in seattle", "title Software Engineer | place Seattle, WA"],
    ["i just left starbucks, barista in austin", "title Barista | place Austin, TX"],
    ["quit my job at walmart cashier", "title Cashier"],
    ["former walmart store manager", "title Retail Store Manager"],
    ["i used to work at costco, cashier", "title Cashier"],
    ["laid off from meta and google", "text laid off from meta and google"],
    ["i work for globex now, want nurse jobs", "title Registered Nurse"],
    ["can i work at globex as a nurse", "organization Globex | title Registered Nurse"],
    ["i want to work at globex as a nurse", "organization Globex | title Registered Nurse"],
  ])("%s is about where somebody worked", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("an organization is left out", () => {
  test.each([
    ["software engineer not at globex", "title Software Engineer | not Globex", [2]],
    ["nurse anywhere but umbra robotics", "title Registered Nurse | not Umbra Robotics", [1]],
    ["nurse except for umbra robotics", "title Registered Nurse | not Umbra Robotics", [1]],
    [
      "driver jobs not with globex or umbra robotics",
      "title Bus Driver or Delivery Driver or Truck Driver | not Globex or Umbra Robotics",
      [2, 1],
    ],
    ["cashier not walmart", "title Cashier | not Walmart", undefined],
    ["nurse not at night at globex", "title Registered Nurse | not night | organization Globex", undefined],
  ])("%s", (sentence, chips, ids) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(parsed.withoutOrganizations).toEqual(ids);
    expect(parsed.exclude).not.toContain("Globex");
  });
});

describe('what follows "at" and is no other word is an organization without postings here', () => {
  test.each([
    ["engineer at zyphora", "text engineer | organization zyphora"],
    ["nurse at Foobar Health Inc", "title Registered Nurse | organization Foobar Health Inc"],
    ["@quvenra cook", "organization quvenra | title Cook"],
    ["cook at nasa", "title Cook | organization NASA"],
    ["ups seasonal package handler", "organization UPS | text seasonal | title Warehouse Worker"],
    ["target part time", "organization Target | wish schedules=part"],
    ["cashier part time target", "title Cashier | wish schedules=part | organization Target"],
  ])("%s", (sentence, chips) => {
    expect(written(parse(sentence))).toBe(chips);
    expect(parse(sentence).organizations).toEqual([]);
  });

  test.each([
    ["teacher at school", "title Teacher | text at school"],
    ["cook at home", "title Cook | text at home"],
    ["rn at night", "title Registered Nurse | wish shifts=night"],
    ["nurse at chciago", "title Registered Nurse | text at chciago"],
    ["zyphora nurse", "text zyphora | title Registered Nurse"],
  ])("%s names none", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

test.each(["does target hire at 16", "is target hiring"])('%s asks about "Target"', (text) => {
  expect(written(parse(text))).toBe("organization Target");
});

test.each([
  "uber type driving",
  "uber eats type driving",
  "amazon flex type",
  "something like uber",
  "doordash style delivery",
  "hotel near disney springs",
])("%s names no organization", (sentence) => {
  expect(parse(sentence).organizations).toBeUndefined();
});

test("a large employer without postings here has no numbers", () => {
  expect(parse("walmart cashier").organizations).toEqual([]);
  expect(parse("globex cashier").organizations).toEqual([2]);
});
