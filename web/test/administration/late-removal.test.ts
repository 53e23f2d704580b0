import { listRecordReplies } from "@candor/contract/organizations/reply-routes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import AdminReplies, { action, shouldRevalidate } from "../../app/routes/administration/admin-replies.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const replies = [{ id: "7", organization: { slug: "harbor-trust", name: "Harbor Trust" }, text: "Not so." }];
const form = { id: "7", "reason-7": "It names an applicant." };

async function refusalOf(problem: object) {
  const call = async (route: unknown) => ({ ok: route === listRecordReplies, problem });
  const page = aPage({ signedIn: true, call });
  return (await action(argsFor(page, "/admin/replies", { form }))) as { data: object; init: object };
}

function shown(loaded: object, refusal: object) {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: AdminReplies }]);
  const hydrationData = { loaderData: { page: loaded }, actionData: { page: refusal } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("the reason against a reply that was withdrawn in the meantime isn't lost", async () => {
  const { data, init } = await refusalOf({ status: 404, detail: "Not found." });
  expect(init).toEqual({ status: 404 });
  expect(shown({ replies: [] }, data)).toContain(">It names an applicant.</blockquote>");
  const asked = { actionStatus: 404, defaultShouldRevalidate: false };
  expect(shouldRevalidate(asked as never)).toBe(true);
});

it("the reason against a reply that is refused for its rate isn't lost", async () => {
  const { data } = await refusalOf({ status: 429, detail: "Wait a moment." });
  const page = shown({ replies }, data);
  expect(page).toContain('value="It names an applicant."');
  expect(page).toContain("Wait a moment.");
});
