import { expect, it } from "vitest";
import { loader } from "../../../app/routes/applications/apply-alias.tsx";

it.each([
  ["/jobs/diver/7?utm_source=mail", "/apply/diver/7?utm_source=mail"],
  ["/jobs/jobs/7/contact", "/apply/jobs/7/contact"],
  ["/JOBS/Diver/7", "/apply/Diver/7"],
])("R-14 %s leads to Easy Apply", (from, to) => {
  const answer = loader({ url: new URL(from, "https://candor.test") } as Parameters<typeof loader>[0]);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
});
