import { readInterview } from "@candor/contract/interviews/routes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import InterviewPage, { action, shouldRevalidate } from "../../app/routes/interviews/interview.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const ended = { status: 410, code: "interview-link-ended", detail: "It ended." };
const sent = { status: 409, code: "interview-sent", detail: "It was sent." };

/** What an answer gets; the interview itself is there, unless it can't be read either. */
async function answer(problem: object, read: object = { ok: true, answer: { answers: {} } }) {
  const call = async (route: unknown) => (route === readInterview ? read : { ok: false, problem });
  const form = { question: "jobTitle", jobTitle: "Lighthouse keeper" };
  return action(argsFor(aPage({ call }), "/interview", { form }));
}

it.each([
  ["that has ended", ended, { ok: false, problem: ended }],
  ["that ends at this moment", ended, undefined],
  ["that was sent in another tab", sent, undefined],
])("R-15 an answer to an interview %s isn't lost", async (_, problem, read) => {
  const late = await answer(problem, read);
  expect(late).toMatchObject({ data: { unsent: "Lighthouse keeper" }, init: { status: 409 } });
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true);
});

it("R-15 an answer that is refused for its rate stays in its form", async () => {
  const problem = { status: 429, code: "too-many-requests", detail: "Wait a moment." };
  expect(await answer(problem, { ok: false, problem })).toMatchObject({
    data: { errors: [{ text: "Wait a moment." }], typed: { fields: { jobTitle: "Lighthouse keeper" } } },
  });
});

it("R-16 the page of an expired link quotes an answer that came too late", () => {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: InterviewPage }]);
  const hydrationData = {
    loaderData: { page: { state: "expired", detail: "It ended." } },
    actionData: { page: { unsent: "Lighthouse keeper" } },
  };
  const html = renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
  expect(html).toContain("It ended.");
  expect(html).toContain("Lighthouse keeper</blockquote>");
});
