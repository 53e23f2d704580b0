import { readAccount } from "@candor/contract/accounts/routes";
import { expect, it } from "vitest";
import { action } from "../../app/routes/organizations/member-invitation.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

it("a new member is led to the jobs and the answers due, and reads that they belong", async () => {
  const account = { firstName: "Ben", lastName: "Okri" };
  const call = async (route: unknown) => ({
    ok: true,
    answer: route === readAccount ? account : { organization: { slug: "works", name: "Works" } },
  });
  const page = aPage({ signedIn: true, call });
  const sent = { form: {}, params: { token: "made-up" } };
  const led = (await action(argsFor(page, "/organization/invitations/made-up", sent))) as Response;
  expect(led.headers.get("location")).toBe("/organization?notice=organization-joined");
});
