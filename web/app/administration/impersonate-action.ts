import { impersonate } from "@candor/contract/administration/routes";
import { type ActionFunctionArgs, data } from "react-router";
import { addresses } from "../addresses.ts";
import { email, faultsOf } from "../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { leaveFor } from "../session/leave-for.ts";
import { requireSession } from "../session/require-session.ts";
import { reasonCheck } from "./reason-field.tsx";

/** What a refused form gets back, and what was typed. */
export type Refused = Refusal & { readonly email: string; readonly reason: string };

/** Signs in as the person the form names; only administrators learn that the form exists. */
export async function impersonateAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const faults = faultsOf({ email, reason: reasonCheck }, typed);
  const body = { email: typed("email"), reason: typed("reason") };
  const started = await call(impersonate, { body });
  if (started.ok) return leaveFor(addresses.home);
  const { problem } = started;
  throwIfGone(problem, body.email, body.reason);
  const refusal = faults ?? refusalOf(problem, ["email", "reason"]);
  return data<Refused>({ ...refusal, ...body }, { status: 422 });
}
