import { replyToInvitation } from "@candor/contract/applications/routes";
import { invitationReplies } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { typedFields } from "../session/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";
import { pageContext } from "../wire/page-context.ts";
import type { ReplyRefusal } from "./invitation.tsx";

/** Sends the seeker's reply to an invitation; what is refused comes back as typed. */
export async function replyAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const reply = invitationReplies.find((one) => one === typed("reply")) ?? "message";
  const text = typed("text");
  const key = typed("key");
  const sent = await context.get(pageContext).call(replyToInvitation, {
    params: { id },
    body: { reply, ...(reply !== "accepted" && { text }) },
    ...(key !== "" && { idempotencyKey: key }),
  });
  if (sent.ok) return redirect(withNotice(addresses.application(id), "reply-sent"), 303);
  const { status, detail, errors = [] } = sent.problem;
  if (status === 404) throw data(null, { status });
  const refusal: ReplyRefusal = { reply, text, error: errors[0]?.text ?? detail };
  return data({ refused: false as const, refusal }, { status });
}
