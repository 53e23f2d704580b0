import { describe, expect, it } from "vitest";
import { changeAlert } from "../../app/alerts/change-alert.ts";
import { deskAction } from "../../app/pipeline/desk-action.ts";
import { templateAction } from "../../app/templates/template-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";
import { shownAfter } from "../harness/shown-after.ts";

const problem = { status: 404, code: "not-found", detail: "Not found." };
const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
const url = new URL("http://candor.test/organization/applications/3");

function desk(fields: Readonly<Record<string, string>>) {
  return deskAction(page.call, url, "3", (name) => fields[name] ?? "");
}

describe("what was typed stays on the page when its subject is gone", () => {
  it.each([
    [
      "a template",
      () => {
        const form = { name: "No", text: "Not this time." };
        return templateAction(argsFor(page, "/", { form, params: { slug: "harbor-trust" } }));
      },
      "Not this time.",
    ],
    ["a note", () => desk({ intent: "note", noteText: "Ask about storms." }), "Ask about storms."],
    ["feedback", () => desk({ intent: "feedback", "words-1": "Knows knots." }), "Knows knots."],
    [
      "an alert",
      () => {
        const fields: Record<string, string> = { intent: "save", query: "lighthouse keeper" };
        const place = { id: "7", page: "/", without: "/" };
        return changeAlert(page, (name) => fields[name] ?? "", place);
      },
      "lighthouse keeper",
    ],
  ])("%s", async (_, save, typed) => {
    const { status, html } = await shownAfter(save);
    expect(status).toBe(410);
    expect(html).toContain(typed);
    expect(html).toContain("you can no longer change it");
  });

  it("where nothing was typed, there is no page", async () => {
    const { status } = await shownAfter(() => desk({ intent: "note" }));
    expect(status).toBe(404);
  });
});
