import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { appealAction } from "../../app/hosting/appeal-action.ts";
import Appeals from "../../app/hosting/appeals.tsx";

it("an appeal that is refused for its rate keeps its words", async () => {
  const form = new FormData();
  form.set("signal", "fee");
  form.set("appeal-words", "We sell the uniforms at cost.");
  const problem = { status: 429, detail: "Wait a moment." };
  const refused = { signal: "fee", words: "We sell the uniforms at cost.", error: "Wait a moment." };
  const call = async () => ({ ok: false, problem });
  expect(await appealAction(call as never, "7", form)).toMatchObject({
    data: { appeal: refused },
    init: { status: 429 },
  });
  const signals = [{ name: "fee", text: "Asks for a fee" }];
  const props = { signals, appeals: [], refused, now: 0 } as never;
  const Stub = createRoutesStub([{ path: "/", Component: () => h(Appeals, props) }]);
  const page = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(page).toContain(">We sell the uniforms at cost.</textarea>");
  expect(page).toContain("Wait a moment.");
});
