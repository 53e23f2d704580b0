import { listMembers } from "@candor/contract/organizations/member-routes";
import { expect, it } from "vitest";
import { memberAction } from "../../app/organizations/members/member-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";
import { shownAfter } from "../harness/shown-after.ts";

it.each([
  ["reader", "recruiter", "member-role-kept"],
  ["reader", "owner", "member-role-changed"],
  ["recruiter", "reader", "member-role-changed"],
])(
  "a page that shows a %s who is a recruiter now, and asks for %s, leads to the notice %s",
  async (was, role, notice) => {
    let now = "recruiter";
    const call = async (route: never) => {
      if (route === (listMembers as never))
        return { ok: true, answer: { members: [{ id: "7", role: now }] } };
      now = role;
      return { ok: true, answer: undefined };
    };
    const page = aPage({ signedIn: true, call });
    const form = { intent: "role", id: "7", was, role };
    const args = argsFor(page, "/organizations/harbor-trust/members", {
      form,
      params: { slug: "harbor-trust" },
    });
    const answer = await memberAction(args);
    expect((answer as Response).headers.get("location")).toContain(notice);
  },
);

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

it("an organization is handed over to nobody who wasn't chosen", async () => {
  const call = async () => {
    throw new Error("Nothing may be called.");
  };
  const args = argsFor(aPage({ signedIn: true, call }), "/organization/pier/members", {
    form: { intent: "transfer", memberId: "" },
    params: { slug: "pier" },
  });
  expect(await memberAction(args)).toMatchObject({
    data: { intent: "transfer", errors: { memberId: "Choose the new owner" } },
    init: { status: 422 },
  });
});

it("an only owner who leaves without the box is asked for it, not for another owner", async () => {
  const refused = { ok: false, problem: { status: 409, code: "last-owner", detail: "Make another owner." } };
  const args = argsFor(aPage({ signedIn: true, call: async () => refused }), "/organization/pier/members", {
    form: { intent: "leave" },
    params: { slug: "pier" },
  });
  expect(await memberAction(args)).toMatchObject({
    data: { errors: { last: "Check the box if you want to leave" } },
    init: { status: 422 },
  });
});

it("an address that somebody invites who is no longer an owner is shown to be copied", async () => {
  const refused = { ok: false, problem: { status: 404, code: "not-found" } };
  const call = async (route: never) =>
    route === (listMembers as never) ? { ok: true, answer: { role: "recruiter" } } : refused;
  const args = argsFor(aPage({ signedIn: true, call }), "/organization/harbor-trust/members", {
    form: { intent: "invite", email: "ada@example.com", role: "reader" },
    params: { slug: "harbor-trust" },
  });
  const { status, html } = await shownAfter(() => memberAction(args));
  expect(status).toBe(410);
  expect(html).toContain("ada@example.com");
});
