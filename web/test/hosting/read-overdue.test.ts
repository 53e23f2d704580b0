import type { Call } from "@candor/contract/client";
import { expect, it } from "vitest";
import { overdueOf } from "../../app/hosting/read-overdue.ts";

const now = Date.parse("2027-03-12T12:00:00Z");
const [past, ahead] = ["2027-03-11T23:59:59.999Z", "2027-03-12T23:59:59.999Z"];

it("M-38 applicants past their date are those without an answer, not those whose decision is overdue", async () => {
  const applications = [
    { id: "late", answerBy: past },
    { id: "today", answerBy: ahead },
    { id: "unpromised" },
    { id: "interviewed", answerBy: past, answeredAt: "2027-03-01T09:00:00.000Z", decisionDue: { at: past } },
  ];
  const call = (async () => ({ ok: true, status: 200, answer: { applications } })) as unknown as Call;
  expect((await overdueOf({ call, now }, "1")).map(({ id }) => id)).toEqual(["late"]);
});
