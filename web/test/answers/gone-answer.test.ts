import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import Answers, { action } from "../../app/routes/answers/answers.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

it("M-35 what was typed into an answer that was deleted in another tab stays on the page", async () => {
  const problem = { status: 404, detail: "Not found." };
  const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
  const typed = { intent: "change", id: "7", answer: "Since the flood." };
  const refusal = { id: "7", answer: "Since the flood.", error: "Not found." };
  expect(await action(argsFor(page, "/", { form: typed }))).toMatchObject({
    data: refusal,
    init: { status: 404 },
  });
  const Stub = createRoutesStub([{ id: "answers", path: "/", Component: Answers }]);
  const data = { loaderData: { answers: { answers: [] } }, actionData: { answers: refusal } };
  const shown = renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData: data }));
  expect(shown).toContain(">Since the flood.</blockquote>");
});
