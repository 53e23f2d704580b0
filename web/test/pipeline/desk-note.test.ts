import type { Desk } from "@candor/contract/pipeline/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { deskAction } from "../../app/pipeline/desk-action.ts";
import { DeskSection } from "../../app/pipeline/desk-section.tsx";

const url = new URL("http://candor.test/organization/applications/3");

function send(call: (route: unknown, sent: object) => Promise<unknown>) {
  const typed = new Map([
    ["intent", "note"],
    ["noteText", "Ask about storms."],
    ["key", "key-1"],
  ]);
  return deskAction(call as never, url, "3", (name) => typed.get(name) ?? "");
}

it("a note that is sent twice is one note", async () => {
  const keys: unknown[] = [];
  await send(async (_, sent) => {
    keys.push("idempotencyKey" in sent && sent.idempotencyKey);
    return { ok: true };
  });
  expect(keys).toEqual(["key-1"]);
});

it("a refused note comes back as it was typed, also where there are no scripts", async () => {
  const problem = { status: 429, detail: "Wait a moment." };
  const refusal = await send(async () => ({ ok: false, problem }));
  const refused = { noteError: "Wait a moment.", noteText: "Ask about storms." };
  expect(refusal).toMatchObject({ data: refused, init: { status: 429 } });
  const desk: Desk = { tags: [], notes: [], colleagues: [] };
  const props = { desk, name: "Ada Byron", mayWrite: true, noteKey: "key-2", refused };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(DeskSection, props) }]);
  const page = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(page).toContain(">Ask about storms.</textarea>");
  expect(page).toContain('name="key" value="key-2"');
});
