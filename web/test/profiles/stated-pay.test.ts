import { describe, expect, it } from "vitest";
import { answerOf } from "../../app/interviews/typed.ts";
import { isDoubtful, meanings, meantBy, meantText } from "../../app/profiles/stated-pay.tsx";

function answered(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return answerOf("expectedPay", form);
}

describe("E-11 an expected pay with an unlikely unit", () => {
  it.each([
    [42, "perYear", true],
    [999.99, "perYear", true],
    [1000, "perYear", false],
    [85_000, "perYear", false],
    [42, "hourly", false],
    [1000, "hourly", false],
    [85_000, "hourly", true],
  ] as const)("%s %s: asked about is %s", (amount, type, isAsked) => {
    expect(isDoubtful({ amount, type })).toBe(isAsked);
  });

  it("is asked about, and either meaning is taken", () => {
    const typed = { "expectedPay-amount": "$42", "expectedPay-type": "perYear" };
    expect(answered(typed)).toMatchObject([{ field: "expectedPay-amount" }]);
    for (const pay of meanings({ amount: 42, type: "perYear" }))
      expect(answered({ ...typed, meant: meantText(pay) })).toEqual({ expectedPay: pay });
  });

  it("is not taken from anything but a meaning", () => {
    for (const text of ["", "42", "42 monthly", "-1 hourly", "lots hourly"])
      expect(meantBy(text)).toBeUndefined();
  });
});
