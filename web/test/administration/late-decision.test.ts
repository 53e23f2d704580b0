import { expect, it } from "vitest";
import { action } from "../../app/routes/administration/admin-organizations.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

it("the answer to a claim that another administrator has decided isn't lost", async () => {
  const problem = { status: 404, code: "not-found", detail: "Not found." };
  const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
  const form = { intent: "refuse", id: "7", "answer-7": "The domain is another company's." };
  const late = await action(argsFor(page, "/admin/organizations", { form }));
  expect(late).toMatchObject({
    data: { lateAnswer: "The domain is another company's." },
    init: { status: 404 },
  });
});
