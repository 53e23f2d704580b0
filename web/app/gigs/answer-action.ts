import { answerGigProposal, closeGig, readOrganizationGig } from "@candor/contract/gigs/routes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** An answer to the proposal with this number that was refused or isn't confirmed, and the note that was typed. */
export type HeldAnswer = Refusal & {
  readonly id: string;
  readonly note: string;
  /** The answer that the page asks about: it leaves at once and can't be taken back. */
  readonly asked?: "accepted" | "declined";
};

/** What the first press of each button asks about. */
const asking: ReadonlyMap<string, "accepted" | "declined"> = new Map([
  ["accept", "accepted"],
  ["decline", "declined"],
]);

/** Answers one of a gig's proposals once that is confirmed, or closes the gig. */
export async function answerAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const intent = typed("intent");
  const ofGig = { params: { id: params["id"] ?? "" } };
  if (intent === "close") {
    answerOrThrow(await call(closeGig, ofGig));
    return redirect(url.pathname, 303);
  }
  const id = typed("id");
  const note = typed(`note-${id}`);
  const asked = asking.get(intent);
  if (asked !== undefined || intent === "reconsider")
    return data<HeldAnswer>({ errors: {}, id, note, ...(asked && { asked }) });
  if (intent !== "accepted" && intent !== "declined") throw data(null, { status: 400 });
  const answered = await call(answerGigProposal, { params: { id }, body: { answer: intent, note } });
  if (answered.ok) return redirect(`${url.pathname}#proposal-${encodeURIComponent(id)}`, 303);
  await throwIfPageGone(call(readOrganizationGig, ofGig), note);
  // A colleague answered it meanwhile, or its sender withdrew it.
  if (answered.problem.code === "proposal-final" || answered.problem.status === 404)
    return data<HeldAnswer>(
      { errors: {}, trouble: message("problem.proposalFinal"), id, note },
      { status: 409 },
    );
  const { errors, ...refusal } = refusalOf(answered.problem, ["note"]);
  const told = { ...refusal, errors: errors["note"] ? { [`note-${id}`]: errors["note"] } : {} };
  return data<HeldAnswer>({ ...told, id, note }, { status: 422 });
}
