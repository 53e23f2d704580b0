import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import Suspicious, { action } from "../../app/routes/accounts/suspicious.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

/** What somebody reads whose link was refused. */
async function answered(problem: { status: number; code: string; detail: string }): Promise<string> {
  const page = aPage({ disownToken: "1.token", call: async () => ({ ok: false, problem }) });
  const refused = (await action(argsFor(page, "/suspicious", { form: {} }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Suspicious }]);
  const hydrationData = {
    loaderData: { root: {}, page: { opened: true } },
    actionData: { page: refused.data },
  };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

describe("R-36 somebody who says that it was not them, in vain,", () => {
  it("reads what was done and what to do if another account has the address", async () => {
    const read = await answered({ status: 409, code: "email-in-use", detail: "Email is already in use" });
    expect(read).toContain(message("suspicious.takenBody"));
    expect(read).toContain('href="/contact"');
    expect(read).not.toContain("<form");
  });

  it("reads what to do if the link is too old or was used before", async () => {
    const read = await answered({ status: 400, code: "proof-refused", detail: "Refused" });
    expect(read).toContain('href="/login/forgot-password"');
    expect(read).toContain('href="/contact"');
  });

  it("may try again after another fault", async () => {
    const read = await answered({ status: 503, code: "unavailable", detail: "Try again later." });
    expect(read).toContain("Try again later.");
    expect(read).toContain("<form");
  });
});
