import { postingFields } from "@candor/contract/hosting/shapes";
import { expect, it } from "vitest";
import { sourceSays } from "../../../../src/features/hosting/rules/source-says.ts";

it("a source's last day is shown as people write it, beside the one that differs here", () => {
  const here = postingFields.parse({ validThrough: "2027-02-04" });
  const [says] = sourceSays(here, { ...here, validThrough: "2027-03-09" });
  expect(says).toMatchObject({ value: "2027-03-09", shown: "March 9, 2027", sentence: "February 4, 2027" });
  expect(sourceSays({ ...here, validThrough: "soon" }, here)).toMatchObject([{ sentence: "soon" }]);
});
