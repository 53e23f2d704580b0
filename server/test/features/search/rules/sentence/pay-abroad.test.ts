import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["chf 100k", "100000/year", "CHF"],
  ["120k chf", "120000/year", "CHF"],
  ["100'000 swiss francs", "100000/year", "CHF"],
  ["nzd 90k", "90000/year", "NZD"],
  ["nz$90k", "90000/year", "NZD"],
  ["sgd 8000 a month", "8000/month", "SGD"],
  ["s$8000 a month", "8000/month", "SGD"],
  ["a$90k", "90000/year", "AUD"],
  ["ca$90k", "90000/year", "CAD"],
  ["700000 nok", "700000/year", "NOK"],
  ["45000 sek per month", "45000/month", "SEK"],
  ["¥8,000,000", "8000000/year", "JPY"],
  ["12 lpa", "1200000/year", "INR"],
  ["12-15 lpa", "1200000-1500000/year", "INR"],
  ["₹12 lakh", "1200000/year", "INR"],
  ["50.000 €", "50000/year", "EUR"],
  ["50-60.000 €", "50000-60000/year", "EUR"],
  ["50.000 € im Jahr", "50000/year", "EUR"],
  ["4.000 € brutto im Monat", "4000/month", "EUR"],
  ["15,50 € die Stunde", "15.5/hour", "EUR"],
  ["15€/std", "15/hour", "EUR"],
  ["60.000 euro", "60000/year", "EUR"],
])("%s is pay in its currency", (sentence, pay, currency) => {
  const parsed = parse(sentence);
  expect(written(parsed)).toBe(`pay ${pay}`);
  expect(parsed.pay?.currency).toBe(currency);
});

test.each([
  ["3000 aed", "3000/month"],
  ["45000 sek", "45000/month"],
  ["30000 inr", "30000/month"],
  ["600000 sek", "600000/year"],
])("where pay is named by the month, %s is too little for a year or is it", (sentence, pay) => {
  expect(written(parse(sentence))).toBe(`pay ${pay}`);
});

test.each([
  ["us$100k", undefined],
  ["eighty thousand dollars", undefined],
])("%s is in dollars", (sentence, currency) => {
  expect(parse(sentence).pay).toMatchObject({ dollars: true });
  expect(parse(sentence).pay?.currency).toBe(currency);
});

test.each([
  ["php developer", "title PHP Developer"],
  ["aed training", "text aed training"],
  ["sar technician", "text sar technician"],
])("a currency's code without an amount is something else: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["developer hyderabad 8 lpa", "Hyderabad, India"],
  ["nurse hamilton nzd 90k", "Hamilton, New Zealand"],
])("a city is where its currency is paid: %s", (sentence, place) => {
  expect(written(parse(sentence))).toContain(`place ${place}`);
});

test("a night's pay compares with no wage", () => {
  expect(written(parse("server making 200 a night"))).toBe("title Server");
});
