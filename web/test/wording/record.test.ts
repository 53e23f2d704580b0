import { describe, expect, it } from "vitest";
import { recordText } from "../../app/wording/record.ts";

const record = {
  n: 41,
  answeredInTime: 38,
  late: 3,
  missed: 0,
  medianBusinessDays: 4,
  since: "2026-08-24T10:00:00.000Z",
};

describe("M-02 a record in a line", () => {
  it("says what was kept, and how long half of the applicants waited", () => {
    expect(recordText(record)).toBe("Answered 38 of 41 in time, median 4 business days");
    expect(recordText({ ...record, medianBusinessDays: 1 })).toBe(
      "Answered 38 of 41 in time, median 1 business day",
    );
    expect(recordText({ ...record, medianBusinessDays: 0 })).toBe(
      "Answered 38 of 41 in time, median: the same day",
    );
  });

  it("says what was missed next to it, and alone if nothing was kept", () => {
    expect(recordText({ ...record, late: 2, missed: 1 })).toBe(
      "Answered 38 of 41 in time, median 4 business days, 1 promise missed",
    );
    const { medianBusinessDays: _, ...without } = record;
    expect(recordText({ ...without, answeredInTime: 0, late: 0, missed: 41 })).toBe("41 promises missed");
    expect(recordText({ ...without, answeredInTime: 18, late: 0, missed: 23 })).toBe(
      "Answered 18 of 41 in time, median: not yet, 23 promises missed",
    );
  });
});
