import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("pay is read", () => {
  test.each([
    ["over 150k", "150000/year"],
    ["low six figures", "100000/year"],
    ["60 base 90 ote", "60000/year"],
    ["60k base 90k ote", "60000/year"],
    ["base 60 ote 90", "60000/year"],
    ["150/300 ote", "150000-300000/year"],
    ["90-100 base", "90000-100000/year"],
    ["$25 base", "25/hour"],
    ["base pay 45 an hour", "45/hour"],
    ["that start at eighty thousand dollars a year", "80000/year"],
    ["starts at 55k", "55000/year"],
    ["150K+", "150000/year"],
    ["at least $60/hr", "60/hour"],
    ["$15 hr", "15/hour"],
    [">= 90,000", "90000/year"],
    ["≥90000", "90000/year"],
    ["$4,000 a month", "4000/month"],
    ["£450 per day", "450/day"],
    ["1.5k/week", "1500/week"],
    ["25 hourly", "25/hour"],
    ["paying 85000", "85000/year"],
    ["starting at 22", "22/hour"],
    ["starts at 17.50", "17.5/hour"],
    ["90,000 or more", "90000/year"],
    ["with salary of $100,000", "100000/year"],
    ["100000 usd", "100000/year"],
    ["no less than 100k", "100000/year"],
    ["20 and up an hour", "20/hour"],
    ["$20 or more/hr", "20/hour"],
    ["25 dlls la hora", "25/hour"],
    ["pago 20 dlls", "20/hour"],
    ["20 o más la hora", "20/hour"],
    ["under 100k", "-100000/year"],
    ["up to $30/hour", "-30/hour"],
    ["120k max", "-120000/year"],
    ["80k-100k", "80000-100000/year"],
    ["100-80k", "80000-100000/year"],
    ["80-100k", "80000-100000/year"],
    ["80k – 100", "80000-100000/year"],
    ["between 80k and 100k", "80000-100000/year"],
    ["$25-$30/hr", "25-30/hour"],
    ["$30", "30/hour"],
    ["$17.50", "17.5/hour"],
    ["20$ hr", "20/hour"],
    ["22 hr", "22/hour"],
    ["15hr", "15/hour"],
    ["eighteen fifty an hour", "18.5/hour"],
    ["twenty one seventy five an hour", "21.75/hour"],
    ["one twenty k", "120000/year"],
    ["fifteen hundred a week", "1500/week"],
    ["thirty five hundred a month", "3500/month"],
    ["nothing under 20 an hour", "20/hour"],
    ["not below 60k", "60000/year"],
    ["nothing over 80k", "-80000/year"],
    ["paying maybe eighteen to twenty", "18-20/hour"],
    ["$50/hr - $70/hr", "50-70/hour"],
    ["20/hr to 25/hr", "20-25/hour"],
    ["50000 to 70000", "50000-70000/year"],
    ["20ish an hour", "20/hour"],
    ["$25 an hor", "25/hour"],
    ["pay rate up to $28/hr", "-28/hour"],
    ["earn up to $1000 a week", "-1000/week"],
    ["$60-80,000", "60000-80000/year"],
    ["20 a 25 dólares la hora", "20-25/hour"],
    ["30 x hora", "30/hour"],
    ["25 por hr", "25/hour"],
    ["800 semanales", "800/week"],
    ["$3,500 mensuales", "3500/month"],
    ["25 pesos la hora", "25/hour"],
    ["30/h", "30/hour"],
    ["paying 20", "20/hour"],
    ["$150 day", "150/day"],
    ["70,000", "70000/year"],
    ["80-90k", "80000-90000/year"],
    ["80 to 90 thousand", "80000-90000/year"],
    ["six figures", "100000/year"],
    ["over six figures", "100000/year"],
    ["6-figure salary", "100000/year"],
    [">$28", "28/hour"],
    ["starting at $21", "21/hour"],
    ["20 plus an hour", "20/hour"],
    ["eighteen dollars an hour", "18/hour"],
    ["at least twenty-five an hour", "25/hour"],
    ["six hundred a week", "600/week"],
    ["a hundred dollars a day", "100/day"],
    ["eighty thousand dollars", "80000/year"],
    ["one hundred and twenty thousand a year", "120000/year"],
    ["25 la hora", "25/hour"],
    ["$20 por hora", "20/hour"],
    ["más de 18 la hora", "18/hour"],
    ["700 a la semana", "700/week"],
    ["hasta $25 la hora", "-25/hour"],
    ["cad 90k", "90000/year"],
    ["OTE 250k", "250000/year"],
    ["250k OTE", "250000/year"],
    ["base 60k", "60000/year"],
    ["base salary of 60k", "60000/year"],
    ["100k base 150k ote", "100000/year"],
    ["base 100k, ote 150k", "100000/year"],
    ["base 120k ote 240k", "120000/year"],
    ["ote 240k base 120k", "120000/year"],
    ["160k ote", "160000/year"],
    ["day rate $400", "400/day"],
    ["daily rate of 350", "350/day"],
    ["200 diarios", "200/day"],
    ["$1,600/wk avg", "1600/week"],
    ["80k yr", "80000/year"],
    ["100k plus", "100000/year"],
    ["$25 plus", "25/hour"],
    ["60-70k plus", "60000-70000/year"],
    ["90k or higher", "90000/year"],
    ["90k & up", "90000/year"],
    ["90k at least", "90000/year"],
    ["3k month", "3000/month"],
    ["3k mo", "3000/month"],
    ["2k week", "2000/week"],
    ["60k/70k", "60000-70000/year"],
    ["$60k/$70k", "60000-70000/year"],
    ["$20/$25 hr", "20-25/hour"],
    ["20/25 an hour", "20-25/hour"],
    ["60k or 70k", "60000-70000/year"],
    ["pay range 60000-70000", "60000-70000/year"],
    ["80kish", "80000/year"],
    ["hourly 22", "22/hour"],
    ["hourly rate 22", "22/hour"],
    ["60k starting", "60000/year"],
    ["60k starting salary", "60000/year"],
    ["22/hr to start", "22/hour"],
    ["$1,200/week take home", "1200/week"],
    ["salary six figures", "100000/year"],
  ])("%s", (sentence, value) => {
    expect(written(parse(sentence))).toBe(`pay ${value}`);
  });
});

describe("a number that may count something else stays text", () => {
  test.each([
    "5+ years of hair",
    "20 base",
    "version 1.000",
    "60,70 rooms",
    "24/7 support",
    "401k and dental",
    "army base 20 miles",
    "401(k) plans",
    "10k filings",
    "3 shifts a week",
    "40 a week",
    "100 calls a day",
    "15 hour shift",
    "over 10000 employees",
    "100k users",
    "$50 million portfolio",
    "$600",
    "12 hr shifts",
    "40 hr week",
    "over 21",
    "at least 5 years",
    "6 figure drawing",
    "90000",
    "100% commission",
    "100k plus users",
    "4/10 schedule",
    "5k or 10k run coach",
    "$25 gift card",
    "$0 commission",
  ])("%s", (sentence) => {
    const parsed = parse(sentence);
    expect(parsed.pay).toBeUndefined();
    expect(written(parsed)).toBe(`text ${sentence}`);
  });
});

test("a floor and a ceiling stated separately are joined, per year if their units differ", () => {
  expect(parse("over 100k under 150k").pay).toEqual({ floor: 100_000, ceiling: 150_000, unit: "year" });
  expect(parse("$60/hr nurse under 200k").pay).toEqual({
    floor: 124_800,
    ceiling: 200_000,
    unit: "year",
    dollars: true,
  });
});

test.each([
  ["£30k", { floor: 30_000, unit: "year", currency: "GBP" }, "at least £30,000 a year"],
  [
    "€55k-60k",
    { floor: 55_000, ceiling: 60_000, unit: "year", currency: "EUR" },
    "€55,000 to €60,000 a year",
  ],
  ["c$90k", { floor: 90_000, unit: "year", currency: "CAD" }, "at least CA$90,000 a year"],
  ["20 pounds an hour", { floor: 20, unit: "hour", currency: "GBP" }, "at least £20 an hour"],
  ["us$90k", { floor: 90_000, unit: "year", dollars: true }, "at least 90,000 a year"],
])("the currency of %s counts", (sentence, pay, label) => {
  const { pay: read, chips } = parse(sentence);
  expect(read).toEqual(pay);
  expect(chips[0]?.label).toBe(label);
});

test("labels are written in full words", () => {
  const labels = ["over 150k", "up to $30.50/hr", "80k-100k"].map((text) => parse(text).chips[0]?.label);
  expect(labels).toEqual(["at least 150,000 a year", "at most 30.5 an hour", "80,000 to 100,000 a year"]);
});

test.each([
  ["65 cpm otr driver", "title Truck Driver"],
  ["truck driver .60-.70 cpm", "title Truck Driver"],
  ["truck driver 65cpm", "title Truck Driver"],
  ["truck driver 65 cents a mile", "title Truck Driver"],
  ["truck driver $.65/mile", "title Truck Driver"],
  ["chofer 65 centavos por milla", "title Truck Driver or Delivery Driver or Chauffeur"],
  ["pipe welder per diem $120/day", "title Welder"],
  ["pipe welder $120/day per diem", "title Welder"],
])("what is paid by the mile or to live on compares with no wage: %s", (sentence, chips) => {
  const parsed = parse(sentence);
  expect(parsed.pay).toBeUndefined();
  expect(written(parsed)).toBe(chips);
});

test.each([
  ["signing bonus rn $10k", "wish bonuses=sign-on | title Registered Nurse"],
  ["$12,000 relocation rn", "text $12,000 relocation | title Registered Nurse"],
  ["relocation assistance $5k nurse", "text relocation assistance $5k | title Registered Nurse"],
  ["teacher $2,000 stipend", "title Teacher | text $2,000 stipend"],
  ["housing stipend of $1200", "text housing stipend of $1200"],
])("what is paid once, or beside a wage, is no wage: %s", (sentence, chips) => {
  const parsed = parse(sentence);
  expect(parsed.pay).toBeUndefined();
  expect(written(parsed)).toBe(chips);
  expect(asked(parsed)).not.toMatch(/\d/);
});

test.each([
  ["relocation 120k engineer", "text relocation | pay 120000/year | text engineer"],
  ["$500 weekly stipend", "pay 500/week | text stipend"],
  ["$20+ weekly pay", "pay 20/hour | wish payday=weekly"],
  ["$20 daily pay", "pay 20/hour | wish payday=daily"],
  ["$900 weekly", "pay 900/week"],
  ["twenty twenty five an hour", "text twenty twenty five an hour"],
  ["65-70k+ bonus sales manager", "pay 65000-70000/year | wish bonuses=yes | title Sales Manager"],
  ["warehouse under 60k no thanks", "title Warehouse Worker | pay 60000/year"],
  ["less than $25/hr, nope", "pay 25/hour"],
  ["up to 60k no experience", "pay -60000/year | wish experience=none"],
  ["account executive 180+", "title Account Executive | pay 180000/year"],
  ["backend developer 130-160 remote", "title Backend Developer | pay 130000-160000/year | remote only"],
  ["hotel manager 200+ rooms", "title Hotel Manager | text 200+ rooms"],
  ["nurse 180", "title Registered Nurse | text 180"],
  ["server $15+tips", "title Server | pay 15/hour | text tips"],
  ["150k+bonus", "pay 150000/year | wish bonuses=yes"],
  ["cajero 20000 pesos", "title Cashier | text 20000 pesos"],
  ["per diem $45/hr", "text per diem | pay 45/hour"],
  ["nurse 80k mo", "title Registered Nurse | pay 80000/year | place Missouri"],
  ["150k plus bonus", "pay 150000/year | wish bonuses=yes"],
  ["60k plus sign on bonus", "pay 60000/year | wish bonuses=sign-on"],
  ["hourly manager 60k", "text hourly manager | pay 60000/year"],
  ["60k plus size model", "pay 60000/year | text plus size | title Fashion Model"],
  ["60k at least 2 days remote", "pay 60000/year | text at least | wish workplace=hybrid"],
])("an amount is for a time that it may be paid for: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["90 plus benefits", "pay 90000/year | text plus benefits"],
  ["project manager 90 plus benefits", "title Project Manager | pay 90000/year | text plus benefits"],
  ["15 and hour", "pay 15/hour"],
  ["25 plus tips", "pay 25/hour | text plus tips"],
  ["cna 17 plus shift diff", "title Certified Nursing Assistant | pay 17/hour | text plus shift diff"],
  ["privacy officer remote 200+", "title Privacy Officer | remote only | pay 200000/year"],
  ["nurse manager 120 to 150", "title Nurse Manager | pay 120000-150000/year"],
  ["nurse manager team of 200+", "title Nurse Manager | text team of 200+"],
  ["director 150 plus bonus", "text director | pay 150000/year | wish bonuses=yes"],
  ["47 plus benefits", "text 47 plus benefits"],
  ["grade 12 plus benefits", "text grade 12 plus benefits"],
  ["flatbed 1800 week", "text flatbed | pay 1800/week"],
])("what is paid beside an amount says that it is pay: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
