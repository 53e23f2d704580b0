import type { Route } from "@candor/contract/route";
import { describe, expect, it } from "vitest";
import { accountAction } from "../../app/accounts/account-action.ts";
import { withdrawalAction } from "../../app/applications/withdrawal/withdrawal.ts";
import { drillAction } from "../../app/drills/drill-action.ts";
import { fairnessAction } from "../../app/fairness/fairness-action.ts";
import { saveAction } from "../../app/hosting/editor/save-action.ts";
import { undoAction } from "../../app/organizations/decisions/decision-calls.ts";
import { ownDataAction } from "../../app/own-data/own-data-action.ts";
import { changeHidden } from "../../app/own-lists/change-hidden.ts";
import { saveChosen } from "../../app/preferences/save-preferences.ts";
import { resumesAction } from "../../app/resumes/resumes-action.ts";
import { action as picture } from "../../app/routes/accounts/picture.ts";
import { action as answers } from "../../app/routes/answers/answers.tsx";
import { action as stopUsing } from "../../app/routes/applications/apply-stop-using.tsx";
import { action as withdrawProposal } from "../../app/routes/gigs/my-gigs.tsx";
import { action as askInterview } from "../../app/routes/interviews/ask-interview.ts";
import { action as interview } from "../../app/routes/interviews/interview.tsx";
import { action as askKeeping } from "../../app/routes/keeping/ask-keeping.ts";
import { action as inviteKept } from "../../app/routes/keeping/kept.tsx";
import { action as ownKeeping } from "../../app/routes/keeping/own-keeping.ts";
import { action as experience } from "../../app/routes/profiles/one-experience.tsx";
import { changeSaved } from "../../app/saved-postings/change-saved.ts";
import { changeAction } from "../../app/searches/change-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";
import { shownAfter } from "../harness/shown-after.ts";

type Args = ReturnType<typeof argsFor>;
type Form = Readonly<Record<string, string>>;

const params = { slug: "harbor-trust", id: "7", jobId: "7", resumeId: "7", experienceId: "7" };
const limited = { status: 429, code: "too-many-requests", detail: "Try again in 2 minutes." };

function pressed(form: Form): Args {
  const call = async ({ method }: Route) =>
    method === "GET" ? { ok: true, answer: { accountId: "7" } } : { ok: false, problem: limited };
  return argsFor(aPage({ signedIn: true, call }), "/here?at=2", { form, params });
}

const undo = ({ url }: Args) =>
  undoAction((async () => ({ ok: false, problem: limited })) as never, url, "7");

const preferences = (args: Args) => {
  const call = async ({ method }: Route) =>
    method === "GET" ? { ok: true, answer: { accountId: "" } } : { ok: false, problem: limited };
  return saveChosen(aPage({ call }), () => "", `${args.url.pathname}${args.url.search}`);
};

// Without an address, it leads to the page whose form was refused.
describe("a limit that refuses a button says when to try again, and leads back to the page", () => {
  it.each<[string, (args: Args) => Promise<unknown>, Form, string]>([
    ["a linked account", accountAction, { intent: "unlink" }, "/settings/account"],
    ["a withdrawal", withdrawalAction, {}, "/here"],
    ["a drill", drillAction, { press: "end" }, ""],
    ["blind review", fairnessAction, { intent: "blind" }, ""],
    ["a posting that closes", saveAction, { intent: "move-close" }, "/organization/jobs/7/edit"],
    ["a draft", saveAction, { intent: "discard" }, "/organization/jobs/7/edit"],
    ["answers that are taken back", undo, {}, ""],
    ["a copy of one's data", ownDataAction, { intent: "export" }, "/settings/data"],
    ["a hidden posting", changeHidden, { act: "posting", from: "/jobs/keeper/7" }, "/jobs/keeper/7"],
    ["choices of mails", preferences, {}, "/here?at=2"],
    ["a resume", resumesAction, { intent: "stop", resume: "7" }, ""],
    ["a picture", picture, { intent: "remove" }, "/settings/account"],
    ["an answer", answers, { intent: "forget" }, ""],
    ["a resume while applying", stopUsing, {}, "/here"],
    ["a proposal", withdrawProposal, {}, ""],
    ["an interview", askInterview, {}, "/organization/applications/7?at=2#interview"],
    ["an interview's answers", interview, { intent: "send" }, "/here"],
    ["an application kept on file", askKeeping, {}, "/organization/applications/7?at=2#keeping"],
    ["an invitation", inviteKept, {}, ""],
    ["being kept on file", ownKeeping, {}, "/settings/application/7"],
    ["a job held", experience, { intent: "remove" }, ""],
    [
      "a saved posting",
      changeSaved,
      { act: "save", posting: "7", from: "/search?q=keeper" },
      "/search?q=keeper",
    ],
    ["a saved search", changeAction, { act: "forget", from: "/search?q=keeper" }, "/search?q=keeper"],
  ])("%s", async (_, act, form, page) => {
    const { status, html } = await shownAfter(() => act(pressed(form)));
    expect(status).toBe(429);
    expect(html).toContain("Try again in 2 minutes.");
    expect(html).not.toContain("support");
    expect(html).toContain(`href="${page}">Back to the page</a>`);
  });
});
