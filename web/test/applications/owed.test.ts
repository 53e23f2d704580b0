import type { Application } from "@candor/contract/applications/shapes";
import { expect, it } from "vitest";
import { owedFirst } from "../../app/applications/ledger/owed.ts";

function application(id: string, changes: Partial<Application>): Application {
  const organization = { id: "1", name: "Acme", slug: "acme" };
  const job = { id, title: id, organization, status: "open", hosted: true } as const;
  const moment = "2026-11-01T00:00:00.000Z";
  return { id, jobId: id, job, status: "submitted", created: moment, modified: moment, ...changes };
}

it("M-01 answers that are due to a person are sorted by date, undated ones last", () => {
  const applications = [
    application("undated", {}),
    application("later", { answerBy: "2026-11-20T23:59:59.999Z", status: "viewed" }),
    application("answered", { answerBy: "2026-11-05T23:59:59.999Z", status: "interview" }),
    application("missed", { answerBy: "2026-11-04T23:59:59.999Z", status: "unanswered" }),
    application("older", { created: "2026-10-01T00:00:00.000Z" }),
    application("next", { answerBy: "2026-11-10T23:59:59.999Z" }),
  ];
  expect(owedFirst(applications).map(({ id }) => id)).toEqual(["next", "later", "older", "undated"]);
});
