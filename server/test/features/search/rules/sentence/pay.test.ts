import { describe, expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

describe("pay is read", () => {
  test.each([
    ["over 150k", "150000/year"],
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
    ["90,000 or more", "90000/year"],
    ["with salary of $100,000", "100000/year"],
    ["100000 usd", "100000/year"],
    ["no less than 100k", "100000/year"],
    ["under 100k", "-100000/year"],
    ["up to $30/hour", "-30/hour"],
    ["120k max", "-120000/year"],
    ["80k-100k", "80000-100000/year"],
    ["80-100k", "80000-100000/year"],
    ["80k – 100", "80000-100000/year"],
    ["between 80k and 100k", "80000-100000/year"],
    ["$25-$30/hr", "25-30/hour"],
  ])("%s", (sentence, value) => {
    expect(written(parse(sentence))).toBe(`pay ${value}`);
  });
});

describe("a number that may count something else stays text", () => {
  test.each([
    "5+ years of hair",
    "24/7 support",
    "401k and dental",
    "401(k) plans",
    "10k filings",
    "3 shifts a week",
    "40 a week",
    "100 calls a day",
    "15 hour shift",
    "over 10000 employees",
    "100k users",
    "$50 million portfolio",
    "$60",
    "90000",
    "100k-80k",
    "100% commission",
  ])("%s", (sentence) => {
    const parsed = parse(sentence);
    expect(parsed.pay).toBeUndefined();
    expect(written(parsed)).toBe(`text ${sentence}`);
  });
});

test("a floor and a ceiling stated separately are joined, per year if their units differ", () => {
  expect(parse("over 100k under 150k").pay).toEqual({ floor: 100_000, ceiling: 150_000, unit: "year" });
  expect(parse("$60/hr nurse under 200k").pay).toEqual({ floor: 124_800, ceiling: 200_000, unit: "year" });
});

test("labels are written in full words", () => {
  const labels = ["over 150k", "up to $30.50/hr", "80k-100k"].map((text) => parse(text).chips[0]?.label);
  expect(labels).toEqual(["at least 150,000 a year", "at most 30.5 an hour", "80,000 to 100,000 a year"]);
});
