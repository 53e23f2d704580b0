import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { connectionAction } from "../../app/programs/connection-action.ts";
import { KeyForm } from "../../app/programs/keys.tsx";
import { HookForm } from "../../app/programs/webhooks.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const formKey = "form-1";
const params = { slug: "harbor-trust" };

describe.each([
  [
    "a key",
    { intent: "make", name: "Report", scopes: "postings:read" },
    "key-known",
    h(KeyForm, { formKey, refused: undefined }),
  ],
  [
    "a webhook",
    { intent: "make-hook", url: "https://hooks.example/candor" },
    "webhook-known",
    h(HookForm, { formKey, refused: undefined }),
  ],
])("M-45 the form for %s", (_what, form, notice, drawn) => {
  it("carries a key, and sends it along", async () => {
    const Stub = createRoutesStub([{ path: "/", Component: () => drawn }]);
    expect(renderToStaticMarkup(h(Stub))).toContain('name="key" value="form-1"');
    const sent: unknown[] = [];
    const call = async (_route: unknown, asked: unknown) => {
      sent.push(asked);
      return { ok: true, answer: { id: "1", key: "candor_1", secret: "whsec_1" } };
    };
    await connectionAction(
      argsFor(aPage({ signedIn: true, call }), "/", { form: { ...form, key: formKey }, params }),
    );
    expect(sent).toEqual([expect.objectContaining({ idempotencyKey: formKey })]);
  });

  it.each(["secret-shown", "key-reused"])(
    "leads to the list when it had been sent before: %s",
    async (code) => {
      const problem = { status: 409, code, detail: "It was created already." };
      const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
      const answer = Promise.resolve(
        connectionAction(argsFor(page, "/", { form: { ...form, key: formKey }, params })),
      ).catch((thrown: unknown) => thrown);
      const response = (await answer) as Response;
      expect([response.status, response.headers.get("location")]).toEqual([303, `/?notice=${notice}`]);
    },
  );
});
