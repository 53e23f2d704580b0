import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LedgerEvent, responsivenessOf } from "../../../src/features/ledger/rules.ts";

const day = 86_400_000;
const now = 400 * day;

/** Days from the beginning of the window. */
const at = (days: number) => now - 90 * day + days * day;

function submitted(applicationId: number, days: number, due?: number): LedgerEvent {
  return { applicationId, kind: "submitted", at: at(days), ...(due !== undefined && { answerBy: at(due) }) };
}

function happened(applicationId: number, kind: LedgerEvent["kind"], days: number): LedgerEvent {
  return { applicationId, kind, at: at(days) };
}

describe("how an organization answers", () => {
  it("counts answers by the promised date, late ones and none at all", () => {
    const events = [
      submitted(1, 10, 24),
      happened(1, "answered", 12),
      submitted(2, 10, 24),
      happened(2, "unanswered", 24),
      happened(2, "answered", 30),
      submitted(3, 10, 24),
      happened(3, "unanswered", 24),
    ];
    expect(responsivenessOf(events, now)).toEqual({
      n: 3,
      answeredInTime: 1,
      medianDays: 11,
      since: new Date(now - 90 * day).toISOString(),
    });
  });

  it("leaves out what is not due yet, was taken back, or was promised to nobody", () => {
    const events = [
      submitted(1, 85, 99),
      submitted(2, 10, 24),
      happened(2, "withdrawn", 12),
      submitted(3, 10),
      submitted(4, -80, -66),
      happened(4, "answered", -70),
    ];
    expect(responsivenessOf(events, now)).toMatchObject({ n: 0, answeredInTime: 0 });
    expect(responsivenessOf(events, now)).not.toHaveProperty("medianDays");
  });

  it("counts the first answer, and the date that a claim promised", () => {
    const events: LedgerEvent[] = [
      submitted(1, 0),
      { applicationId: 1, kind: "promised", at: at(20), answerBy: at(34) },
      happened(1, "answered", 30),
      happened(1, "answered", 50),
    ];
    expect(responsivenessOf(events, now)).toMatchObject({ n: 1, answeredInTime: 1, medianDays: 30 });
  });

  it("never counts more in time than there are, whatever happens in whatever order", () => {
    const event = fc.record({
      applicationId: fc.integer({ min: 1, max: 5 }),
      kind: fc.constantFrom("submitted", "promised", "answered", "withdrawn", "unanswered"),
      at: fc.integer({ min: -100, max: 90 }).map(at),
      answerBy: fc.integer({ min: -100, max: 120 }).map(at),
    }) as fc.Arbitrary<LedgerEvent>;
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { n, answeredInTime } = responsivenessOf(events, now);
        expect(answeredInTime).toBeLessThanOrEqual(n);
        expect(n).toBeLessThanOrEqual(new Set(events.map(({ applicationId }) => applicationId)).size);
        expect(JSON.stringify(responsivenessOf(events, now))).toBe(
          JSON.stringify(responsivenessOf(events, now)),
        );
      }),
    );
  });
});
