import { payUnits } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { payText } from "../../app/wording/pay.ts";

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
