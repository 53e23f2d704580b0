import { answerGigProposal, closeGig } from "@candor/contract/gigs/routes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../session/fields/refusal.ts";
import { typedFields } from "../session/fields/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** A refused answer to the proposal with this number, and the note that was typed. */
export type RefusedAnswer = Refusal & { readonly id: string; readonly note: string };

/** Answers one of a gig's proposals, or closes the gig. */
export async function answerAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const intent = typed("intent");
  if (intent === "close") {
    answerOrThrow(await call(closeGig, { params: { id: params["id"] ?? "" } }));
    return redirect(url.pathname, 303);
  }
  if (intent !== "accepted" && intent !== "declined") throw data(null, { status: 400 });
  const id = typed("id");
  const note = typed(`note-${id}`);
  const answered = await call(answerGigProposal, { params: { id }, body: { answer: intent, note } });
  if (answered.ok) return redirect(`${url.pathname}#proposal-${encodeURIComponent(id)}`, 303);
  // A colleague answered it meanwhile, or its sender withdrew it.
  if (answered.problem.code === "proposal-final" || answered.problem.status === 404)
    return data<RefusedAnswer>(
      { errors: {}, trouble: message("problem.proposalFinal"), id, note },
      { status: 409 },
    );
  const { errors, ...refusal } = refusalOf(answered.problem, ["note"], answered.problem.detail);
  const told = { ...refusal, errors: errors["note"] ? { [`note-${id}`]: errors["note"] } : {} };
  return data<RefusedAnswer>({ ...told, id, note }, { status: 422 });
}
