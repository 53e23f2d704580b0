import { listAnswers } from "@candor/contract/answers/routes";
import { listApplications, submitApplication } from "@candor/contract/applications/routes";
import { readDraft } from "@candor/contract/drafts/routes";
import { listResumes } from "@candor/contract/resumes/routes";
import { readProfile } from "@candor/contract/session/routes";
import { expect, it } from "vitest";
import { digestOf } from "../../../app/applications/apply/draft/digest.ts";
import { ownDraft } from "../../../app/applications/apply/draft/own-draft.ts";
import { sendAction } from "../../../app/applications/apply/draft/send-action.ts";
import { aPage, argsFor } from "../../harness/a-page.ts";

const profile = { id: "1", email: "ada@example.com", emailProved: true, phones: [], location: {} };
const draft = (elevatorPitch: string) => ({
  fields: { elevatorPitch },
  fromResume: [],
  questions: [],
  answers: {},
  files: {},
  faults: [],
  key: "of-the-draft",
});
const account = { profile, resumes: [], answers: [] };
const shownWith = (pitch: string) => digestOf(ownDraft(draft(pitch), account as never));

/** Sends the page that showed this, while the draft has another pitch or the same. */
async function send(shown: string | undefined, pitch: string) {
  const sent: string[] = [];
  const answers = new Map<unknown, unknown>([
    [readProfile, profile],
    [listResumes, { resumes: [] }],
    [listAnswers, { answers: [] }],
    [listApplications, { applications: [] }],
    [readDraft, draft(pitch)],
    [submitApplication, { id: "7" }],
  ]);
  const call = async (route: unknown, { body }: { body?: { elevatorPitch: string } }) => {
    if (route === submitApplication && body) sent.push(body.elevatorPitch);
    return { ok: true, answer: answers.get(route) };
  };
  const args = argsFor(aPage({ call, signedIn: true }), "/apply/keeper/3/finish", {
    form: { intent: "send", ...(shown !== undefined && { shown }) },
    params: { jobId: "3" },
  });
  return { outcome: await sendAction(args), sent };
}

it("M-35 sends what its page showed", async () => {
  expect((await send(await shownWith("First"), "First")).sent).toEqual(["First"]);
  expect((await send(undefined, "First")).sent).toEqual(["First"]);
});

it("M-35 sends nothing that another window changed since, and shows it instead", async () => {
  const { outcome, sent } = await send(await shownWith("First"), "Second");
  expect(sent).toEqual([]);
  expect(outcome).toMatchObject({
    init: { status: 422 },
    data: {
      trouble: "Nothing has been sent yet. Something here changed in another window: check it, then send it.",
    },
  });
});
