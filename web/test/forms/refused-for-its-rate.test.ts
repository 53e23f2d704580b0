import type { Route } from "@candor/contract/route";
import { describe, expect, it } from "vitest";
import { fairnessAction } from "../../app/fairness/fairness-action.ts";
import { saveAction } from "../../app/hosting/editor/save-action.ts";
import { claimAction } from "../../app/organizations/claims/claim-action.ts";
import { resumesAction } from "../../app/resumes/resumes-action.ts";
import { action as newPosting } from "../../app/routes/hosting/posting-new.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const params = { slug: "harbor-trust", jobId: "7" };

function sent(form: Readonly<Record<string, string>>, refused: object) {
  const call = async ({ method }: Route) =>
    method === "GET" ? { ok: true, answer: {} } : { ok: false, problem: refused };
  return argsFor(aPage({ signedIn: true, call }), "/", { form, params });
}

const limited = { status: 429, code: "too-many-requests", detail: "Wait a moment." };

it("a reply to a record that is refused for its rate stays in its form", async () => {
  const refused = await fairnessAction(sent({ intent: "reply", text: "Not so." }, limited));
  expect(refused).toMatchObject({ data: { field: "text", text: "Not so.", error: "Wait a moment." } });
});

it("a resume's name that is refused for its rate stays in its form", async () => {
  const refused = await resumesAction(sent({ intent: "rename", resume: "7", fileName: "Keeper" }, limited));
  expect(refused).toMatchObject({ data: { typed: "Keeper", fileName: "Wait a moment." } });
});

describe.each([
  ["of a posting", saveAction],
  ["of a new posting", newPosting],
])("an editor %s", (_, act) => {
  const typed = { title: "Keeper", description: "Keep the light." };

  it("keeps everything typed if a pasted text isn't read for its rate", async () => {
    const form = { intent: "read", pasted: "Wanted: a keeper.", ...typed };
    expect(await act(sent(form, limited))).toMatchObject({
      data: { typed, pasted: "Wanted: a keeper.", trouble: "Wait a moment." },
      init: { status: 429 },
    });
  });

  it("keeps everything typed if a preview is refused for its rate", async () => {
    const form = { intent: "preview", pasted: "Wanted: a keeper.", ...typed };
    expect(await act(sent(form, limited))).toMatchObject({
      data: { typed, pasted: "Wanted: a keeper.", trouble: "Wait a moment." },
      init: { status: 429 },
    });
  });
});

it("a claim isn't said to be withdrawn if that was refused", async () => {
  const withdrawn = claimAction(sent({ intent: "withdraw" }, limited));
  await expect(withdrawn).rejects.toMatchObject({ init: { status: 429 } });
});

it("a posting that was deleted meanwhile stays in the editor where there are scripts", async () => {
  const gone = { status: 404, code: "not-found", detail: "Not found." };
  const call = async () => ({ ok: false, problem: gone });
  const form = { intent: "save", description: "Keep the light." };
  const refused = await saveAction(argsFor(aPage({ signedIn: true, call }), "/", { form, params }));
  expect(refused).toMatchObject({
    data: { typed: { description: "Keep the light." } },
    init: { status: 404 },
  });
});
