import {
  sendClientRequest,
  sendContactMessage,
  sendLead,
  sendOperatorLead,
} from "@candor/contract/leads/routes";
import type { PageContext } from "@candor/contract/pages";
import { readPro } from "@candor/contract/pros/routes";
import { type ActionFunctionArgs, data } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import type { Outcome } from "../wire/answer-or-throw.ts";
import { pageContext } from "../wire/page-context.ts";

const wanted = ["company", "email", "phone", "message"] as const;
const hireFields = ["firstName", "lastName", ...wanted] as const;
const clientFields = ["name", ...wanted] as const;
const contactFields = ["name", "email", "message"] as const;

/** What was typed in the fields that a form has. */
export type Written = Readonly<
  Partial<Record<(typeof hireFields | typeof clientFields | typeof contactFields)[number], string>>
>;

export type Refused = Refusal & { readonly written: Written };

/** What was sent, and when an answer is due. `pro` is absent if the operator is asked. */
export interface Sent {
  readonly sent: Promised & { readonly written: Written };
}

/** Sends a message from somebody who would hire to a Pro. */
export function hireAction(args: ActionFunctionArgs) {
  const params = { slug: args.params["slug"] ?? "" };
  return send(args, hireFields, async (call, body) => {
    const sent = await call(sendLead, { params, body });
    if (!sent.ok) await throwIfPageGone(call(readPro, { params }), body.message);
    return sent;
  });
}

/** The same, to the operator. */
export function operatorAction(args: ActionFunctionArgs) {
  return send(args, hireFields, (call, body) => call(sendOperatorLead, { body }));
}

/** Sends what somebody asks who wants to become a client. */
export function clientAction(args: ActionFunctionArgs) {
  return send(args, clientFields, (call, body) => call(sendClientRequest, { body }));
}

/** Sends anything else to the operator. */
export function contactAction(args: ActionFunctionArgs) {
  return send(args, contactFields, (call, body) => call(sendContactMessage, { body }));
}

interface Promised {
  readonly pro?: string;
  readonly answerBy: string;
}

async function send<Field extends keyof Written>(
  { request, context }: ActionFunctionArgs,
  fields: readonly Field[],
  to: (call: PageContext["call"], written: Readonly<Record<Field, string>>) => Promise<Outcome<Promised>>,
) {
  const typed = await typedFields(request);
  const written = Object.fromEntries(fields.map((field) => [field, typed(field)])) as Record<Field, string>;
  const outcome = await to(context.get(pageContext).call, written);
  if (outcome.ok) return { sent: { ...outcome.answer, written } } satisfies Sent;
  const { problem } = outcome;
  throwIfGone(problem, typed("message"));
  return data<Refused>({ ...refusalOf(problem, fields), written }, { status: 422 });
}
