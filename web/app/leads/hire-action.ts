import { sendLead, sendOperatorLead } from "@candor/contract/leads/routes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { pageContext } from "../wire/page-context.ts";

export const hireFields = ["firstName", "lastName", "company", "email", "phone", "message"] as const;

type Written = Readonly<Record<(typeof hireFields)[number], string>>;

export type Refused = Refusal & { readonly written: Written };

/** What was sent, and when an answer is due. `pro` is absent if the operator is asked. */
export interface Sent {
  readonly sent: { readonly pro?: string; readonly answerBy: string; readonly written: Written };
}

/** Sends a hirer's message to a Pro. */
export function hireAction(args: ActionFunctionArgs) {
  const params = { slug: args.params["slug"] ?? "" };
  return send(args, (call, body) => call(sendLead, { params, body }));
}

/** The same, to the operator. */
export function operatorAction(args: ActionFunctionArgs) {
  return send(args, (call, body) => call(sendOperatorLead, { body }));
}

type Outcome =
  | { readonly ok: true; readonly answer: { readonly pro?: string; readonly answerBy: string } }
  | { readonly ok: false; readonly problem: ProblemDocument };

async function send(
  { request, context }: ActionFunctionArgs,
  to: (call: PageContext["call"], written: Written) => Promise<Outcome>,
) {
  const typed = await typedFields(request);
  const written = Object.fromEntries(hireFields.map((field) => [field, typed(field)])) as Written;
  const outcome = await to(context.get(pageContext).call, written);
  if (outcome.ok) return { sent: { ...outcome.answer, written } } satisfies Sent;
  const { problem } = outcome;
  if (problem.status === 404) throw data(null, { status: 404 });
  return data<Refused>({ ...refusalOf(problem, hireFields), written }, { status: 422 });
}
