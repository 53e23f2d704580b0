import { sendLead } from "@candor/contract/leads/routes";
import { type ActionFunctionArgs, data } from "react-router";
import { type Refusal, refusalOf } from "../session/refusal.ts";
import { typedFields } from "../session/typed-fields.ts";
import { pageContext } from "../wire/page-context.ts";

export const hireFields = ["firstName", "lastName", "company", "email", "phone", "message"] as const;

type Written = Readonly<Record<(typeof hireFields)[number], string>>;

export type Refused = Refusal & { readonly written: Written };

/** What was sent, and until when an answer is owed. */
export interface Sent {
  readonly sent: { readonly pro: string; readonly answerBy: string; readonly written: Written };
}

/** Sends what somebody who would hire writes to a Pro. */
export async function hireAction({ request, params, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const written = Object.fromEntries(hireFields.map((field) => [field, typed(field)])) as Written;
  const answer = await context
    .get(pageContext)
    .call(sendLead, { params: { slug: params["slug"] ?? "" }, body: written });
  if (answer.ok) return { sent: { ...answer.answer, written } } satisfies Sent;
  const { problem } = answer;
  if (problem.status === 404) throw data(null, { status: 404 });
  return data<Refused>({ ...refusalOf(problem, hireFields, problem.detail), written }, { status: 422 });
}
