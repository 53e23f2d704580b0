import { postingFields } from "@candor/contract/hosting/shapes";
import { expect, it } from "vitest";
import { contentOf } from "../../../../src/features/hosting/rules/content.ts";
import { faultsOf } from "../../../../src/features/hosting/rules/faults.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

const places = loadPlaces();
const now = Date.UTC(2026, 10, 1, 12);

it("M-13 what keeps a posting from being published is listed in the order of its form", () => {
  const fields = postingFields.parse({
    remoteKind: "remote",
    travelShare: "140",
    overlapFrom: "9",
    hoursPerWeek: "400",
    openings: "-2",
    answerBusinessDays: "0",
    validThrough: "2020-01-01",
  });
  const faulty = faultsOf(fields, contentOf(fields, places), now).map(({ field }) => field);
  expect(faulty.filter((field) => !field.startsWith("pay"))).toEqual([
    "title",
    "description",
    "travelShare",
    "remoteWithin",
    "overlapFrom",
    "jobType",
    "hoursPerWeek",
    "openings",
    "answerBusinessDays",
    "validThrough",
  ]);
});
