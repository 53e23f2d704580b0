import { payUnits } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { payText, yearlyPay } from "../../app/wording/pay.ts";

const year = { compensationType: "year", compensationCurrency: "USD" } as const;

describe("pay", () => {
  it.each([
    [{ ...year, compensationMin: 90_000, compensationMax: 120_000 }, "$90,000 - $120,000 per year"],
    [
      { compensationMin: 40, compensationMax: 55.5, compensationType: "hour", compensationCurrency: "USD" },
      "$40 - $55.50 per hour",
    ],
    [{ ...year, compensationMin: 52_000, compensationMax: 52_000 }, "$52,000 per year"],
    [{ ...year, compensationMin: 52_000 }, "From $52,000 per year"],
    [{ ...year, compensationMax: 52_000 }, "Up to $52,000 per year"],
    [{ compensationMin: 300, compensationMax: 400, compensationCurrency: "EUR" }, "€300 - €400"],
    [{ compensationMin: 300, compensationType: "day" }, "From 300 per day"],
    [{ compensation: "Competitive" }, "Competitive"],
    [{ ...year, compensation: "About 90k", compensationMin: 90_000 }, "From $90,000 per year"],
    [{}, undefined],
  ] as const)("E-20 of %o reads %s", (pay, text) => {
    expect(payText(pay)).toBe(text);
  });

  it.each(payUnits)("has a range and an amount per %s", (compensationType) => {
    expect(payText({ compensationType, compensationMin: 1, compensationMax: 2 })).toBe(
      `1 - 2 per ${compensationType}`,
    );
    expect(payText({ compensationType, compensationMin: 1, compensationMax: 1 })).toBe(
      `1 per ${compensationType}`,
    );
  });
});

describe("M-15 pay by another unit", () => {
  const dollars = { compensationCurrency: "USD" } as const;

  it.each([
    [
      { ...dollars, compensationType: "hour", compensationMin: 31, compensationMax: 31 },
      "$64,480 per year",
      "40 h × 52 weeks",
    ],
    [
      { ...dollars, compensationType: "day", compensationMin: 300, compensationMax: 400 },
      "$78,000 - $104,000 per year",
      "5 days × 52 weeks",
    ],
    [{ ...dollars, compensationType: "week", compensationMax: 900 }, "Up to $46,800 per year", "52 weeks"],
    [{ ...dollars, compensationType: "month", compensationMin: 5000 }, "From $60,000 per year", "12 months"],
  ] as const)("is %o: %s a year, as %s", (pay, text, formula) => {
    expect(yearlyPay(pay)).toEqual({ text, formula });
  });

  it.each([
    [{ ...year, compensationMin: 90_000 }],
    [{ compensationMin: 300, compensationMax: 400 }],
    [{ compensation: "DOE", compensationType: "hour" }],
  ] as const)("is not said of %o", (pay) => {
    expect(yearlyPay(pay)).toBeUndefined();
  });
});
