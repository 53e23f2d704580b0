import { expect, it } from "vitest";
import { changeAlert } from "../../app/alerts/change-alert.ts";
import { sortAction } from "../../app/pipeline/sort-action.ts";
import { connectionAction } from "../../app/programs/connection-action.ts";
import { action as articleAction } from "../../app/routes/news/admin-article.tsx";
import { templateAction } from "../../app/templates/template-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const problem = { status: 404, code: "not-found", detail: "Not found." };
const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
const url = new URL("http://candor.test/");

function sent(intent: string) {
  const params = { slug: "harbor-trust", articleId: "7" };
  return argsFor(page, "/", { form: { intent, id: "7" }, params });
}

it.each([
  ["a template", () => templateAction(sent("remove"))],
  ["an API key", () => connectionAction(sent("revoke"))],
  ["an article", () => articleAction(sent("remove"))],
  ["an alert", () => changeAlert(page, () => "remove", { id: "7", page: "/", without: "/" })],
  [
    "a saved view",
    () => sortAction(page.call, url, [], (field) => (field === "intent" ? "forget-view" : "7")),
  ],
])("%s that was removed in another tab is removed without an error page", async (_, remove) => {
  expect(await remove()).toMatchObject({ status: 303 });
});
