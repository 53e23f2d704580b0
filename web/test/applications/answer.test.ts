import type { Application } from "@candor/contract/applications/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { AnswerState } from "../../app/applications/ledger/answer-state.tsx";

const now = Date.parse("2026-11-09T12:00:00.000Z");
const moment = "2026-11-02T00:00:00.000Z";

function shown(changes: Partial<Application>, hosted: boolean): string {
  const organization = { id: "1", name: "Acme", slug: "acme" };
  const job = { id: "7", title: "Keeper", organization, status: "open", hosted } as const;
  const sent: Application = {
    id: "7",
    jobId: "7",
    job,
    status: "submitted",
    created: moment,
    modified: moment,
    answerBy: "2026-11-16T23:59:59.999Z",
    ...changes,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(AnswerState, { of: sent, now }) }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

it("M-01 an answer is due on a date while somebody answers for the organization", () => {
  expect(shown({}, true)).toContain("Answer due");
  expect(shown({}, true)).toContain("due-line");
});

it.each(["submitted", "viewed"] as const)(
  "M-01 nothing is due once nobody is left to answer: %s",
  (status) => {
    const page = shown({ status }, false);
    expect(page).toContain("Nobody answers for Acme here now. An answer was promised by");
    expect(page).not.toContain("Answer due");
    expect(page).not.toContain("due-line");
  },
);

it("M-01 an answer that was given, or missed, stays as it was after everybody left", () => {
  expect(shown({ answeredAt: "2026-11-05T00:00:00.000Z", status: "declined" }, false)).toContain(
    "Answered in time",
  );
  expect(shown({ status: "unanswered" }, false)).toContain("No answer by the promised date");
});
