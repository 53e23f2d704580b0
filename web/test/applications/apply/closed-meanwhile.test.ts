import { readDraft } from "@candor/contract/drafts/routes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import type { Route } from "@candor/contract/route";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { loadApply } from "../../../app/applications/apply/load-apply.ts";
import Apply from "../../../app/routes/applications/apply.tsx";
import { action as writePitch } from "../../../app/routes/applications/apply-elevator-pitch.tsx";
import { aPage, argsFor } from "../../harness/a-page.ts";
import { shownAfter } from "../../harness/shown-after.ts";

const organization = { slug: "harbor-trust", name: "Harbor Trust" };
const job = { id: "7", title: "Keeper", slug: "keeper", organization, status: "closed" };
const params = { jobId: "7" };
const missing = { status: 404, code: "not-found", detail: "Not found." };

async function shownWith(draft: object | undefined): Promise<string> {
  const call = async (route: Route) => {
    if (route === lookUpJob) return { ok: true, answer: job };
    expect(route).toBe(readDraft);
    return draft ? { ok: true, answer: draft } : { ok: false, problem: missing };
  };
  const { data } = await loadApply(argsFor(aPage({ call }), "/apply/keeper/7/elevator-pitch", { params }));
  const Stub = createRoutesStub([{ id: "apply", path: "/", Component: Apply }]);
  const hydrationData = { loaderData: { root: {}, apply: data } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("the page of a posting that closed while somebody wrote shows what they wrote", async () => {
  const questions = [
    { id: "knots", kind: "text" },
    { id: "nights", kind: "yes-no" },
  ];
  const answers = { knots: "Mostly bowlines.", nights: "yes" };
  const page = await shownWith({ fields: { elevatorPitch: "I keep lights." }, questions, answers });
  expect(page).toContain("This job is closed");
  expect(page).toContain("Your application was not sent. This is what you wrote:");
  expect(page).toContain("I keep lights.\n\nMostly bowlines.</blockquote>");
});

it("a closed posting quotes nobody who wrote nothing", async () => {
  expect(await shownWith({ fields: {}, questions: [], answers: {} })).not.toContain("blockquote");
  expect(await shownWith(undefined)).not.toContain("blockquote");
});

it("a pitch that the draft of a closed posting doesn't take is shown to be copied", async () => {
  const problem = { status: 429, code: "too-many-requests", detail: "Wait a moment." };
  const call = async (route: Route) =>
    route === lookUpJob ? { ok: true, answer: job } : { ok: false, problem };
  const form = { elevatorPitch: "I keep lights." };
  const { status, html } = await shownAfter(() =>
    writePitch(argsFor(aPage({ call }), "/", { form, params })),
  );
  expect(status).toBe(410);
  expect(html).toContain("I keep lights.");
});
