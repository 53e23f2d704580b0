import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ReportList } from "../../app/administration/report-list.tsx";

const report = {
  id: "7",
  posting: { id: "3", title: "Nurse", organization: { name: "Acme", slug: "acme" } },
  reason: "asks-for-money",
  words: "It asks for a fee.",
  email: "",
  others: 0,
  isWithheld: false,
  sent: "2026-11-03T15:00:00.000Z",
  answerBy: "2026-11-17T15:00:00.000Z",
} as const;

it.each([
  { email: "ada@example.com", says: "It is emailed to the person who reported it." },
  { email: "", says: "Nobody gets it: the person who reported it left no address." },
])("the form that answers a report from '$email' says who gets the answer", ({ email, says }) => {
  const Component = () => h(ReportList, { reports: [{ ...report, email }], now: 0 });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const hydrationData = { loaderData: { root: {}, page: {} } };
  expect(renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }))).toContain(says);
});
