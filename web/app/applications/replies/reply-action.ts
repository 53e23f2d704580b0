import { momentOf } from "@candor/contract/applications/local-time";
import { readApplication, replyToInvitation } from "@candor/contract/applications/routes";
import { message } from "@candor/contract/messages/message";
import { type InvitationReply, invitationReplies } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { onceFor } from "../../forms/once-for.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import type { ReplyRefusal } from "./reply-refusal.ts";

/** Sends the seeker's reply to an invitation; a refused one comes back as typed. */
export async function replyAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const reply = invitationReplies.find((one) => one === typed("reply")) ?? "message";
  const text = typed("text");
  const key = typed("key");
  const { at, ...proposed } = timeIn(reply, typed);
  if (at === undefined && "local" in proposed) {
    await throwIfPageGone(call(readApplication, { params: { id } }), text);
    const error = message("organization.meetingTimeWrong");
    return refuse({ reply, text, error, field: "proposeAt", ...proposed }, 422);
  }
  const sent = await call(replyToInvitation, {
    params: { id },
    body: { reply, ...(at !== undefined && { at }), ...(reply !== "accepted" && { text }) },
    ...onceFor(key),
  });
  if (sent.ok) return redirect(withNotice(addresses.application(id), "reply-sent"), 303);
  throwIfGone(sent.problem, text);
  await throwIfPageGone(call(readApplication, { params: { id } }), text);
  const { detail, errors = [] } = sent.problem;
  const [fault] = errors;
  const field = fault?.path === "/at" ? { field: "proposeAt" as const } : {};
  return refuse(
    { reply, text, error: fault?.text ?? detail, ...field, ...proposed },
    refusedStatus(sent.problem),
  );
}

function refuse(refusal: ReplyRefusal, status: number) {
  return data({ refused: false as const, refusal }, { status });
}

/** The time that a reply picks or proposes; undefined if the zone's clocks never show it. */
function timeIn(
  reply: InvitationReply,
  typed: Typed,
): { readonly at?: string; readonly local?: string; readonly zone?: string } {
  if (reply === "accepted") return typed("at") === "" ? {} : { at: typed("at") };
  const local = typed("proposeAt");
  if (reply !== "another-time" || local === "") return {};
  const zone = typed("proposeZone");
  const at = momentOf(local, zone);
  return { local, zone, ...(at !== undefined && { at: new Date(at).toISOString() }) };
}
