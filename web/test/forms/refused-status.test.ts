import { answerLead } from "@candor/contract/leads/routes";
import { expect, it } from "vitest";
import { reportAction } from "../../app/administration/report-action.ts";
import { replyAction } from "../../app/applications/replies/reply-action.ts";
import { talkAction } from "../../app/conversations/talk-action.ts";
import { typedIn } from "../../app/forms/typed-fields.ts";
import { answerAction } from "../../app/leads/answer-action.ts";
import { deskAction } from "../../app/pipeline/desk-action.ts";
import { action as removeReply } from "../../app/routes/administration/admin-replies.tsx";
import { action as addElsewhere } from "../../app/routes/outside-applications/elsewhere.tsx";
import { action as changeElsewhere } from "../../app/routes/outside-applications/one-elsewhere.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

type Args = ReturnType<typeof argsFor>;

async function writeNote({ request, url }: Args) {
  return deskAction(aPage({ call: answers(400) }).call, url, "7", typedIn(await request.formData()));
}

/** Whatever the page reads is there; the form's own call is refused. */
function answers(status: number) {
  const problem = { status, code: "invalid-request", detail: "Something is wrong." };
  return async ({ method }: { method: string }) =>
    method === "GET" ? { ok: true, answer: { applications: [{ id: "7" }] } } : { ok: false, problem };
}

const forms: readonly [string, (args: Args) => Promise<unknown>, Record<string, string>][] = [
  ["a message", talkAction, { message: "" }],
  ["an application made elsewhere", addElsewhere, { url: "" }],
  ["a change of one made elsewhere", changeElsewhere, { title: "" }],
  ["the reply to an invitation", replyAction, { reply: "message", text: "" }],
  [
    "the answer to a lead",
    (args) => answerAction(args, answerLead),
    { id: "7", intent: "mail", "text-7": "Yes" },
  ],
  ["a note", writeNote, { noteText: "" }],
  ["the answer to a report", reportAction, { kind: "report", id: "7", "answer-report-7": "No" }],
  ["the removal of a reply", removeReply, { id: "7", "reason-7": "" }],
];

it.each(forms)(
  "%s that is refused for what was typed has the status of refused forms",
  async (_, act, form) => {
    const page = aPage({ signedIn: true, call: answers(400) });
    expect(await act(argsFor(page, "/", { form, params: { id: "7" } }))).toMatchObject({
      init: { status: 422 },
    });
  },
);

it("keeps the status of a form that is refused for its rate", async () => {
  const page = aPage({ signedIn: true, call: answers(429) });
  const args = argsFor(page, "/", { form: { message: "Hi" }, params: { id: "7" } });
  expect(await talkAction(args)).toMatchObject({ init: { status: 429 } });
});
