import { expect, it } from "vitest";
import { memberAction } from "../../app/organizations/members/member-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const page = aPage({ signedIn: true, call: async () => ({ ok: true, answer: undefined }) });

it.each([
  ["reader", "member-role-kept"],
  ["owner", "member-role-changed"],
])("choosing a reader's role %s leads to the notice %s", async (role, notice) => {
  const form = { intent: "role", id: "7", was: "reader", role };
  const args = argsFor(page, "/organizations/harbor-trust/members", {
    form,
    params: { slug: "harbor-trust" },
  });
  const answer = await memberAction(args);
  expect((answer as Response).headers.get("location")).toContain(notice);
});
