import { readGig, sendGigProposal } from "@candor/contract/gigs/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { gigAddresses } from "../gig-addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";
import { dollarsIn } from "./dollars-in.ts";

const fields = ["firstName", "lastName", "amount", "message"] as const;

type Written = Readonly<Record<(typeof fields)[number], string>>;

/** A refused proposal, and what was typed. */
export type RefusedProposal = Refusal & { readonly written: Written };

/** Sends a proposal for the gig of the page's address. */
export async function proposalAction({ request, url, params, context }: ActionFunctionArgs) {
  const id = params["id"] ?? "";
  const typed = await typedFields(request);
  const written = Object.fromEntries(fields.map((field) => [field, typed(field)])) as Written;
  const body = { ...written, amount: dollarsIn(written.amount) };
  const { call } = context.get(pageContext);
  const sent = await call(sendGigProposal, { params: { id }, body });
  // Somebody who sent one already finds it there.
  if (sent.ok || sent.problem.code === "already-proposed")
    return redirect(`${gigAddresses.gig(id)}#proposal`, 303);
  const { problem } = sent;
  // The page is for everybody, but a proposal needs an account. What was typed is kept meanwhile.
  if (problem.code === "unauthorized") requireSession(url, context);
  throwIfGone(problem, written.message);
  await throwIfPageGone(call(readGig, { params: { id } }), written.message);
  return data<RefusedProposal>({ ...refusalOf(problem, fields), written }, { status: 422 });
}
