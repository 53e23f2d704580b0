import { listMembers } from "@candor/contract/organizations/member-routes";
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

it.each([
  ["recruiter", "no-longer-owner"],
  ["owner", "member-gone"],
  [undefined, 404],
])("a page that is out of date says so to a person who is now %s", async (role, said) => {
  const refused = { ok: false, problem: { status: 404, code: "not-found" } };
  const call = async (route: never) =>
    route === (listMembers as never) && role !== undefined ? { ok: true, answer: { role } } : refused;
  const args = argsFor(aPage({ signedIn: true, call }), "/organization/harbor-trust/members", {
    form: { intent: "revoke", id: "7" },
    params: { slug: "harbor-trust" },
  });
  const answer = await memberAction(args).catch((thrown: { init: { status: number } }) => thrown);
  if (answer instanceof Response)
    expect(answer.headers.get("location")).toBe(`/organization/harbor-trust/members?notice=${said}`);
  else expect(answer.init?.status).toBe(said);
});
