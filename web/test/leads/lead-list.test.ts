import type { Lead } from "@candor/contract/leads/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LeadList } from "../../app/leads/lead-list.tsx";

const at = "2026-11-03T15:00:00.000Z";
const lead = {
  id: "1",
  form: "hire",
  firstName: "Ada",
  lastName: "Byron",
  company: "",
  message: "",
} as const;

function shown(given: Pick<Lead, "email" | "phone">): string {
  const leads = [{ ...lead, ...given, sent: at, answerBy: at }];
  const list = h(LeadList, { leads, mayAnswer: true, refused: undefined, now: 0 });
  return renderToStaticMarkup(h(createRoutesStub([{ path: "/", Component: () => list }])));
}

it.each([
  ["both", { email: "ada@example.com", phone: "212-555-0140" }, ["mail", "phone"]],
  ["no phone number", { email: "ada@example.com", phone: "" }, ["mail"]],
  ["no address", { email: "", phone: "212-555-0140" }, ["phone"]],
])("R-22 a lead that left %s is answered by what it left", (_what, given, ways) => {
  const offered = [...shown(given).matchAll(/value="(mail|phone)"/g)].map(([, way]) => way);
  expect(offered).toEqual(ways);
});
