import { postingFields } from "@candor/contract/hosting/shapes";
import { expect, it } from "vitest";
import { unsavedAnswer } from "../../app/hosting/editor/editor-action.ts";
import { saveOver } from "../../app/hosting/editor/save-action.ts";

const fields = postingFields.parse({});
const sent = { id: "7", version: 1, organizationId: "3", fields };

function sentForm(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

it("the editor counts what a text filled in, and keeps a text from which nothing was accepted", async () => {
  const read = [
    ["intent", "use"],
    ["pasted", "Harbor Pilot"],
    ["proposed-title", "Harbor Pilot"],
  ] as const;
  const answer = async (form: FormData) =>
    (await unsavedAnswer((() => {}) as never, form, fields, "3"))?.data;
  const accepted = await answer(sentForm([...read, ["accept", "title"]]));
  expect(accepted).toMatchObject({ accepted: 1, typed: { title: "Harbor Pilot" } });
  expect(accepted).not.toHaveProperty("pasted");
  expect(await answer(sentForm(read))).toMatchObject({ accepted: 0, pasted: "Harbor Pilot", typed: fields });
});

it("a save of a posting that was deleted, or is no longer theirs to edit, says both", async () => {
  const call = async () => ({ ok: false, problem: { status: 404, detail: "Job Not Found" } });
  const refused = await saveOver(call as never, { ...sent, intent: "save" });
  expect(refused).toMatchObject({
    data: { typed: fields, trouble: expect.stringMatching(/may no longer edit/) },
  });
});
