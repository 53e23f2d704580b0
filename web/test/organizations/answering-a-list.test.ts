import { listDecisions } from "@candor/contract/organizations/decision-routes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { listAction } from "../../app/organizations/applicants/list-action.ts";
import { decisionAction } from "../../app/organizations/decisions/decision-action.ts";
import { LeavingAnswer } from "../../app/organizations/decisions/leaving-answer.tsx";
import { reviewAction, stampOf } from "../../app/organizations/decisions/review-action.ts";
import { BulkBar } from "../../app/pipeline/bulk-bar.tsx";
import { shouldRevalidate } from "../../app/routes/organizations/organization-application.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const list = "/organization/jobs/7?view=board&tag=nights";
const mark = { applicationId: "5", stage: "declined", state: "marked", made: "2026-03-04T12:00:00.000Z" };

/** A Pro with one mark. Whatever they send is accepted. */
const page = (bodies: unknown[] = []) =>
  aPage({
    signedIn: true,
    call: async (route, { body }: { body?: unknown }) => {
      if (body) bodies.push(body);
      if (route === (listDecisions as never)) return { ok: true, answer: { decisions: [mark] } };
      return { ok: true, answer: { results: [{ applicationId: "5" }] } };
    },
  });

/** Where an action leads. */
function led(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get("location") : null;
}

describe("M-08 answers to checked applications", () => {
  it("are marked with the note, and their review knows the list that they were checked in", async () => {
    const bodies: unknown[] = [];
    const form = { intent: "mark", checked: "5", moveTo: "declined", reason: "skills", note: "Thank you." };
    const review = led(await listAction(argsFor(page(bodies), list, { form })));
    expect(bodies).toEqual([
      { decisions: [{ applicationId: "5", stage: "declined", reason: "skills", note: "Thank you." }] },
    ]);
    expect(new URL(review ?? "", "http://candor.test").searchParams.get("from")).toBe(list);
  });

  it("come back as typed if something is missing", async () => {
    const form = { intent: "mark", checked: "5", moveTo: "declined", note: "Thank you." };
    expect(await listAction(argsFor(page(), list, { form }))).toMatchObject({
      data: {
        faults: [{ field: "reason" }],
        typed: { checked: ["5"], moveTo: "declined", note: "Thank you." },
      },
      init: { status: 422 },
    });
  });

  it("name the problem, and no field, for somebody who no longer answers for the organization", async () => {
    const refuse = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
    const problem = { status: 403, detail: "You may not.", key: "problem.forbidden" };
    for (const intent of ["mark", "move"]) {
      const form = { intent, checked: "5", moveTo: "offer", note: "" };
      expect(await listAction(argsFor(refuse, list, { form }))).toMatchObject({
        data: { faults: [{ text: "You may not.", key: "problem.forbidden" }] },
        init: { status: 403 },
      });
    }
  });

  it("decline where only a reason was chosen", async () => {
    const bodies: unknown[] = [];
    const form = { intent: "mark", checked: "5", moveTo: "", reason: "", ownReason: "Too far", note: "" };
    expect(led(await listAction(argsFor(page(bodies), list, { form })))).not.toBeNull();
    expect(bodies).toMatchObject([{ decisions: [{ stage: "declined", reason: "Too far" }] }]);
  });

  it("are none that nobody chose", async () => {
    const bodies: unknown[] = [];
    const form = { intent: "mark", checked: "5", moveTo: "", reason: "", note: "Thank you." };
    expect(await listAction(argsFor(page(bodies), list, { form }))).toMatchObject({
      data: {
        faults: [{ field: "moveTo", text: "Choose an answer" }],
        typed: { checked: ["5"], moveTo: "", reason: "", note: "Thank you." },
      },
      init: { status: 422 },
    });
    expect(bodies).toEqual([]);
    const Stub = createRoutesStub([
      {
        path: "/",
        Component: () => h(BulkBar, { faults: [], typed: undefined, filled: undefined, templates: [] }),
      },
    ]);
    const bar = renderToStaticMarkup(h(Stub));
    expect(bar).toMatch(/<select[^>]* name="moveTo"[^>]*><option value="">/);
    expect(bar).not.toContain("selected");
  });

  it("are changed from their review, and lead back to it", async () => {
    const review = `/organization/answers/review?${new URLSearchParams({ only: "5,6", begin: "50", from: list })}`;
    const address = `/organization/applications/5?${new URLSearchParams({ answering: "1", review })}`;
    const marked = { intent: "mark", stage: "declined", reason: "skills" };
    const args = (form: Record<string, string>) => argsFor(page(), address, { form, params: { id: "5" } });
    expect(led(await decisionAction(args(marked)))).toBe(`${review}#answer-5`);
    expect(led(await decisionAction(args({ intent: "unmark" })))).toBe(review);
    const elsewhere = new URLSearchParams({ answering: "1", review: "//evil.example" });
    const away = argsFor(page(), `/organization/applications/5?${elsewhere}`, {
      form: { intent: "unmark" },
      params: { id: "5" },
    });
    expect(led(await decisionAction(away))).toMatch(/^\/organization\/applications\/5/);
  });

  it("are read again after one was refused because it is already on its way", () => {
    const asked = (actionStatus: number) =>
      shouldRevalidate({ actionStatus, defaultShouldRevalidate: false } as never);
    expect([asked(409), asked(400)]).toEqual([true, false]);
    const mark = {
      stage: "declined",
      refusal: { trouble: "Already on its way.", typed: { note: "Dear Ada" } },
    };
    const page = renderToStaticMarkup(h(LeavingAnswer, mark as never));
    expect(page).toContain("Already on its way.");
    expect(page).toContain(">Dear Ada</blockquote>");
    expect(page).not.toContain("Nothing is sent yet");
  });

  it.each([
    [list, list],
    ["https://evil.example/", "/organization/answers"],
    ["//evil.example", "/organization/answers"],
  ])("lead from their review to %s", async (from, to) => {
    const address = `/organization/answers/review?${new URLSearchParams({ from })}`;
    const form = { intent: "send", key: "k", reviewed: stampOf([mark as never]) };
    expect(led(await reviewAction(argsFor(page(), address, { form })))).toBe(to);
  });
});
