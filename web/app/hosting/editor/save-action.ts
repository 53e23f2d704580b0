import {
  type ClosingReason,
  closingReasons,
  type PostingMove,
  postingMoves,
} from "@candor/contract/hosting/life";
import { discardPosting, movePosting, readPosting, savePosting } from "@candor/contract/hosting/routes";
import type { HostedPosting, PostingFields } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { requireSession } from "../../session/require-session.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { formOf } from "../../wire/form-of.ts";
import { textOf } from "../../wire/text-of.ts";
import { leavesPage } from "../../wire/wants-page.ts";
import { appealAction } from "../appeal-action.ts";
import { checked, unsavedAnswer } from "./editor-action.ts";
import type { EditorAnswer } from "./editor-answer.ts";
import { movedNotice } from "./moved-notice.ts";
import { textsOf } from "./texts-of.ts";
import { typedPosting } from "./typed-posting.ts";

type Call = PageContext["call"];

/** Saves, publishes or moves a posting. If it can't be saved, what was typed comes back with the reasons. */
export async function saveAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["jobId"] ?? "";
  const form = await formOf(request);
  const intent = textOf(form, "intent");
  const fields = typedPosting(form);
  const texts = [...textsOf(fields), textOf(form, "appeal-words")];
  // With scripts, the page of a posting that was deleted meanwhile stays, with what was typed.
  if (leavesPage(request)) await throwIfPageGone(call(readPosting, { params: { id } }), ...texts);
  if (intent.startsWith("move-")) return moveAction(call, id, form, intent.slice("move-".length));
  if (intent === "discard") return discardAction(call, id);
  if (intent === "appeal") return appealAction(call, id, form);
  const organizationId = textOf(form, "organizationId");
  const unsaved = await unsavedAnswer(call, form, fields, organizationId);
  if (unsaved) return unsaved;
  return saveOver(call, { id, version: Number(textOf(form, "version")), organizationId, fields, intent });
}

export interface Saved {
  readonly id: string;
  /** The version that the form shows. */
  readonly version: number;
  readonly organizationId: string;
  readonly fields: PostingFields;
  readonly intent: string;
}

/** Saves a form over a posting, and publishes it if that was the intent. */
export async function saveOver(call: Call, sent: Saved) {
  const { id, version, fields, intent } = sent;
  const saved = await call(savePosting, { params: { id }, body: { version, fields } });
  if (!saved.ok) return refused(call, saved.problem, sent);
  if (intent === "autosave") {
    const { version, savedAt, faults } = saved.answer;
    return data<EditorAnswer>({ typed: fields, autosaved: { id, version, savedAt, faults } });
  }
  if (intent !== "publish") return redirect(withNotice(addresses.editPosting(id), "posting-saved"), 303);
  const body = { move: "publish", version: saved.answer.version } as const;
  const moved = await call(movePosting, { params: { id }, body });
  return redirect(moved.ok ? movedTo(id, "publish", moved.answer) : refusedMove(id, moved.problem), 303);
}

async function moveAction(call: Call, id: string, form: FormData, name: string) {
  const move = postingMoves.find((each) => each === name);
  if (!move) throw data(null, { status: 400 });
  const reason = closingReasons.find((each): each is ClosingReason => each === textOf(form, "reason"));
  const takesReason = move === "close" || move === "pause";
  const version = Number(textOf(form, "version"));
  const body = { move, version, ...(takesReason && reason && { reason }) };
  const moved = await call(movePosting, { params: { id }, body });
  if (moved.ok) return redirect(movedTo(id, move, moved.answer), 303);
  throwIfTooOften(moved.problem, addresses.editPosting(id));
  if (moved.problem.status === 404) throw data(null, { status: 404 });
  return redirect(refusedMove(id, moved.problem), 303);
}

function movedTo(id: string, move: PostingMove, { life }: HostedPosting): string {
  return withNotice(addresses.editPosting(id), movedNotice(move, life));
}

/** Where to read why a posting wasn't moved. */
function refusedMove(id: string, { code }: ProblemDocument): string {
  if (code === "posting-unready") return addresses.editPosting(id, "publish");
  const isWaiting = code === "applicants-waiting";
  return withNotice(addresses.editPosting(id), isWaiting ? "posting-applicants-waiting" : "posting-changed");
}

async function discardAction(call: Call, id: string) {
  const discarded = await call(discardPosting, { params: { id } });
  // A draft that is already gone is what the person wanted.
  if (discarded.ok || discarded.problem.status === 404)
    return redirect(withNotice(addresses.organizationJobs, "posting-discarded"), 303);
  throwIfTooOften(discarded.problem, addresses.editPosting(id));
  return redirect(withNotice(addresses.editPosting(id), "posting-changed"), 303);
}

/** A posting that was deleted meanwhile also gets its text back: the page would be lost with it. */
async function refused(call: Call, problem: ProblemDocument, { id, organizationId, fields }: Saved) {
  const { status, code, detail } = problem;
  if (code === "posting-unready") {
    const { faults } = await checked(call, organizationId, fields);
    return data<EditorAnswer>({ typed: fields, faults, tried: true }, { status: refusedStatus(problem) });
  }
  const current = code === "version-conflict" ? await call(readPosting, { params: { id } }) : undefined;
  const trouble = status === 404 ? message("hosting.notSaved") : detail;
  const conflict = current?.ok ? { conflict: current.answer } : { trouble };
  return data<EditorAnswer>({ typed: fields, ...conflict }, { status: refusedStatus(problem) });
}
