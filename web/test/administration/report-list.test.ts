import type { Report } from "@candor/contract/reports/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { RefusedVerdict } from "../../app/administration/report-action.ts";
import { ReportList } from "../../app/administration/report-list.tsx";

const report = {
  id: "7",
  posting: { id: "3", title: "Nurse", organization: { name: "Acme", slug: "acme" } },
  reason: "asks-for-money",
  words: "It asks for a fee.",
  email: "",
  others: 0,
  isWithheld: false,
  applicantsWaiting: 0,
  sent: "2026-11-03T15:00:00.000Z",
  answerBy: "2026-11-17T15:00:00.000Z",
} as const;

it.each([
  { email: "ada@example.com", says: "It is emailed to the person who reported it." },
  { email: "", says: "Nobody gets it: the person who reported it left no address." },
])("the form that answers a report from '$email' says who gets the answer", ({ email, says }) => {
  expect(drawn([{ ...report, email }])).toContain(says);
});

it.each([
  { applicantsWaiting: 0, says: undefined },
  { applicantsWaiting: 1, says: "1 applicant is waiting for an answer. Taking the posting down doesn" },
  { applicantsWaiting: 3, says: "3 applicants are waiting for an answer. Taking the posting down doesn" },
])("a report says who waits before its posting is taken down: $applicantsWaiting", (waiting) => {
  const { applicantsWaiting, says } = waiting;
  expect(drawn([{ ...report, applicantsWaiting }]).includes(says ?? "waiting for an answer")).toBe(
    says !== undefined,
  );
  expect(drawn([{ ...answered, applicantsWaiting }])).not.toContain("waiting for an answer");
});

const answered = { ...report, answeredAt: report.sent, isUpheld: true, answer: "We took it down." };

it.each([
  { where: "under the answer that came first", reports: [answered] },
  { where: "above a list that it has left", reports: [] },
])("an answer that came too late stays on the page, $where", ({ reports }) => {
  const late = { kind: "report", id: "7", text: "It is a real job.", error: "Ada answered this." };
  const page = drawn(reports, late);
  expect(page).toContain("It is a real job.</blockquote>");
  expect(page).toContain("Ada answered this.");
  expect(drawn(reports, { ...late, kind: "appeal" })).not.toContain("It is a real job.");
});

it("an answer that is refused for its rate stays in its form", () => {
  const refused = { kind: "report", id: "7", text: "It is a real job.", error: "Wait a moment." };
  const page = drawn([report], refused);
  expect(page).toContain(">It is a real job.</textarea>");
  expect(page).toContain("Wait a moment.");
  expect(drawn([{ ...report, id: "8" }, report], refused).split("Wait a moment.")).toHaveLength(2);
});

function drawn(reports: readonly Report[], late?: RefusedVerdict): string {
  const Component = () => h(ReportList, { reports, late, now: 0 });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const hydrationData = { loaderData: { root: {}, page: {} } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}
