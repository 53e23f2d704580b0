import { expect, test } from "vitest";
import { statedOf } from "../../../../src/features/exchange/rules/normalize/stated.ts";

const posting = { sourceId: "1", title: "Welder", places: [], active: true };

test.each([
  [{ sponsorship: "Does Not Offer Sponsorship" }, { sponsorship: ["no"] }],
  [{ sponsorship: "Offers Sponsorship" }, { sponsorship: ["yes"] }],
  [{ sponsorship: "U.S. Citizenship is Required" }, { sponsorship: ["no"] }],
  [{ sponsorship: "Other" }, undefined],
  [{ shift: "2nd Shift" }, { shifts: ["evening"] }],
  [{ shift: "Nights" }, { shifts: ["night"] }],
  [{ jobTypes: ["PART_TIME", "Contract"] }, { schedules: ["part"] }],
  [{ licenses: "CDL-A" }, { licenses: ["CDL-A"] }],
  [{}, undefined],
])("columns %j state %j", (columns, stated) => {
  expect(statedOf({ ...posting, ...columns })).toEqual(stated);
});
