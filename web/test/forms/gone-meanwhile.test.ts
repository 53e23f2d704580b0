import { filesTooLarge } from "@candor/contract/form-header";
import { answerLead } from "@candor/contract/leads/routes";
import type { Route } from "@candor/contract/route";
import { describe, expect, it } from "vitest";
import { impersonateAction } from "../../app/administration/impersonate-action.ts";
import { mergeAction } from "../../app/administration/merge-action.ts";
import { reportAction as verdictAction } from "../../app/administration/report-action.ts";
import { userAction } from "../../app/administration/user-action.ts";
import { agencyAction } from "../../app/agencies/agency-action.ts";
import { changeAlert } from "../../app/alerts/change-alert.ts";
import { wordsField } from "../../app/applications/absence.tsx";
import { absenceAction } from "../../app/applications/absence-action.ts";
import { replyAction } from "../../app/applications/replies/reply-action.ts";
import { talkAction } from "../../app/conversations/talk-action.ts";
import { fairnessAction } from "../../app/fairness/fairness-action.ts";
import { typedIn } from "../../app/forms/typed-fields.ts";
import { answerAction } from "../../app/gigs/answer-action.ts";
import { proposalAction } from "../../app/gigs/proposal-action.ts";
import { saveAction } from "../../app/hosting/editor/save-action.ts";
import { answerAction as answerLeadAction } from "../../app/leads/answer-action.ts";
import { hireAction } from "../../app/leads/lead-actions.ts";
import { listAction } from "../../app/organizations/applicants/list-action.ts";
import { claimAction } from "../../app/organizations/claims/claim-action.ts";
import { decisionAction } from "../../app/organizations/decisions/decision-action.ts";
import { detailsAction } from "../../app/organizations/details-action.ts";
import { memberAction } from "../../app/organizations/members/member-action.ts";
import { connectionAction } from "../../app/programs/connection-action.ts";
import { reportAction } from "../../app/reports/report-action.ts";
import { resumesAction } from "../../app/resumes/resumes-action.ts";
import { action as decideClaim } from "../../app/routes/administration/admin-organizations.tsx";
import { action as removeReply } from "../../app/routes/administration/admin-replies.tsx";
import { action as editPitch } from "../../app/routes/applications/application-edit.tsx";
import { action as writePitch } from "../../app/routes/applications/apply-elevator-pitch.tsx";
import { action as pauseCampaign } from "../../app/routes/campaigns/email-campaign.tsx";
import { action as editGig } from "../../app/routes/gigs/edit-gig.tsx";
import { action as saveDefaults } from "../../app/routes/hosting/posting-defaults.tsx";
import { action as newPosting } from "../../app/routes/hosting/posting-new.tsx";
import { action as article } from "../../app/routes/news/admin-article.tsx";
import { action as oneElsewhere } from "../../app/routes/outside-applications/one-elsewhere.tsx";
import { noticeAction } from "../../app/site-notice/notice-action.ts";
import { templateAction } from "../../app/templates/template-action.ts";
import { giveAction } from "../../app/terminal/give-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";
import { shownAfter } from "../harness/shown-after.ts";

type Args = ReturnType<typeof argsFor>;
type Form = Readonly<Record<string, string>>;

const typed = "Knows knots.";
const params = {
  slug: "harbor-trust",
  id: "7",
  jobId: "7",
  userId: "7",
  articleId: "7",
  campaign: "jobAlerts",
  hostname: "harbor",
  name: "web",
};
const gone = { status: 404, code: "not-found", detail: "Not found." };
const forbidden = { status: 403, code: "forbidden", detail: "You can't do that." };
const invalid = { status: 400, code: "invalid-request", detail: "Something is wrong." };

/** A form from a browser without scripts. Everything that its page reads is gone; `refused` answers the form itself. */
function sent(form: Form, refused: object, page: object = gone): Args {
  const call = async ({ method }: Route) => ({ ok: false, problem: method === "GET" ? page : refused });
  const headers = { accept: "text/html" };
  return argsFor(aPage({ signedIn: true, call }), "/", { form, params, headers });
}

async function alert(args: Args) {
  const form = typedIn(await args.request.formData());
  const place = { id: "7", page: "/", without: "/" };
  const { call } = aPage({ call: async () => ({ ok: false, problem: gone }) });
  return changeAlert({ call }, form, place);
}

async function merge(args: Args) {
  const { call } = aPage({ call: async () => ({ ok: false, problem: gone }) });
  return mergeAction(call, typedIn(await args.request.formData()), "/");
}

function answerLeadOf(args: Args) {
  return answerLeadAction(args, answerLead);
}

/** Forms whose page stays, or whose form is only refused if it is gone. */
const simple: readonly [string, (args: Args) => Promise<unknown>, Form][] = [
  ["an alert", alert, { intent: "save", query: typed }],
  ["the merge of two organizations", merge, { intent: "merge", reason: typed }],
  ["a site notice", noticeAction, { intent: "publish", text: typed }],
  ["the end of a site notice", noticeAction, { intent: "take-down", "removal-reason": typed }],
  ["an account", userAction, { intent: "sign-out", "reason-sign-out": typed }],
  ["somebody's sign-in", impersonateAction, { email: "ada@example.com", reason: typed }],
  ["a kind of mail", pauseCampaign, { intent: "pause", reason: typed }],
  ["a command", giveAction, { line: typed }],
  ["a resume's name", resumesAction, { intent: "rename", resume: "7", fileName: typed }],
  ["a view of a list", listAction, { intent: "save-view", viewName: typed }],
  ["an application made elsewhere", oneElsewhere, { notes: typed }],
  ["a new posting", newPosting, { intent: "save", description: typed }],
];

/** These may also have a mistake that is noticed first. */
const forms: readonly [string, (args: Args) => Promise<unknown>, Form][] = [
  ["an organization's details", detailsAction, { intent: "text", about: typed }],
  ["an API key", connectionAction, { intent: "make", name: typed, scopes: "postings:read" }],
  ["a webhook", connectionAction, { intent: "make-hook", url: typed }],
  ["a source", connectionAction, { intent: "connect-source", source: typed }],
  ["the defaults of postings", saveDefaults, { description: typed }],
  ["a posting", saveAction, { intent: "save", description: typed }],
  ["a posting's question", saveAction, { intent: "add-question", description: typed }],
  ["an appeal", saveAction, { intent: "appeal", "appeal-words": typed }],
  ["a template", templateAction, { intent: "save", text: typed }],
  ["a report", reportAction, { words: typed }],
  ["the answer to a report", verdictAction, { kind: "report", id: "7", "answer-report-7": typed }],
  ["a proposal", proposalAction, { message: typed }],
  ["the answer to a proposal", answerAction, { intent: "accepted", id: "7", "note-7": typed }],
  ["a gig", editGig, { description: typed }],
  ["a message to a Pro", hireAction, { message: typed }],
  ["a client", agencyAction, { intent: "ask", client: typed }],
  ["a reply to a record", fairnessAction, { intent: "reply", text: typed }],
  ["a claim", claimAction, { intent: "ask", reason: typed }],
  ["an invitation of a member", memberAction, { intent: "invite", email: typed }],
  ["an answer", decisionAction, { intent: "send", note: typed }],
  ["an article", article, { text: typed }],
  ["the reason against a reply", removeReply, { id: "7", "reason-7": typed }],
  ["the answer to a claim", decideClaim, { intent: "refuse", id: "7", "answer-7": typed }],
  ["the answer to a lead", answerLeadOf, { intent: "mail", id: "7", "text-7": typed }],
  ["answers to a list", listAction, { intent: "mark", note: typed }],
  ["a tag", listAction, { intent: "tag", tagText: typed, checked: "7" }],
  ["a message", talkAction, { intent: "message", message: typed }],
  ["a message with files that are too large", talkAction, { message: typed, [filesTooLarge]: "1" }],
  ["a reply to an invitation", replyAction, { reply: "message", text: typed }],
  ["a report of an absence", absenceAction, { act: "absent", [wordsField("absent")]: typed }],
  ["a pitch that was sent", editPitch, { elevatorPitch: typed }],
  ["the end of an interview", decisionAction, { intent: "meeting", act: "cancel", said: typed }],
  ["a note", decisionAction, { intent: "note", noteText: typed }],
  ["an elevator pitch", writePitch, { elevatorPitch: typed }],
];

describe("what was typed stays on the page when its subject, or the right to change it, is gone", () => {
  it.each([...simple, ...forms])("%s", async (_, act, form) => {
    const { status, html } = await shownAfter(() => act(sent(form, gone)));
    expect(status).toBe(410);
    expect(html).toContain(typed);
  });

  it.each(forms)("%s with a mistake", async (_, act, form) => {
    const { status, html } = await shownAfter(() => act(sent(form, invalid)));
    expect(status).toBe(410);
    expect(html).toContain(typed);
  });

  it.each<[string, (args: Args) => Promise<unknown>, Form]>([
    ["an answer", decisionAction, { intent: "send", stage: "contacted", note: typed }],
    ["answers to a list", listAction, { intent: "mark", note: typed }],
    ["the answer to a lead", answerLeadOf, { intent: "mail", id: "7", "text-7": typed }],
  ])("%s of somebody who has left their last organization", async (_, act, form) => {
    const { status, html } = await shownAfter(() => act(sent(form, forbidden, forbidden)));
    expect(status).toBe(410);
    expect(html).toContain(typed);
  });

  it("an application made elsewhere, with a mistake", async () => {
    const call = async ({ method }: Route) =>
      method === "GET" ? { ok: true, answer: { applications: [] } } : { ok: false, problem: invalid };
    const args = argsFor(aPage({ signedIn: true, call }), "/", { form: { notes: typed }, params });
    const { status, html } = await shownAfter(() => oneElsewhere(args));
    expect(status).toBe(410);
    expect(html).toContain(typed);
  });

  it.each<[string, (args: Args) => Promise<unknown>, Form]>([
    ["an API key without scopes", connectionAction, { intent: "make", name: typed }],
    ["defaults that are too long", saveDefaults, { description: typed, benefits: "b".repeat(2001) }],
    ["a gig with an overlong skill", editGig, { description: typed, skills: "s".repeat(1000) }],
  ])("%s", async (_, act, form) => {
    const { status, html } = await shownAfter(() => act(sent(form, gone)));
    expect(status).toBe(410);
    expect(html).toContain(typed);
  });
});
