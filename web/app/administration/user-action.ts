import { changeAdministrator, impersonate, signOutUser } from "@candor/contract/administration/routes";
import type { PageContext } from "@candor/contract/pages";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { faultsOf } from "../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { leaveFor } from "../session/leave-for.ts";
import { requireSession } from "../session/require-session.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { reasonCheck } from "./reason-field.tsx";
import { reasonFieldOf, type UserIntent, userIntents } from "./user-intents.ts";

/** What a refused form gets back, and what was typed. */
export type RefusedAct = Refusal & { readonly intent: UserIntent; readonly reason: string };

const notices = {
  "sign-out": "user-signed-out",
  grant: "user-granted",
  revoke: "user-revoked",
} as const satisfies Readonly<Record<string, NoticeName>>;

/** does to the account what the form says. */
export async function userAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const intent = userIntents.find((one) => one === typed("intent"));
  if (!intent) throw data(null, { status: 400 });
  const field = reasonFieldOf(intent);
  const reason = typed(field);
  const done = await act(call, intent, { userId: params["userId"] ?? "", reason });
  if (done.ok) {
    if (intent === "sign-in") return leaveFor(addresses.home);
    return redirect(withNotice(url.pathname, notices[intent]), 303);
  }
  const { problem } = done;
  throwIfGone(problem, reason);
  const [trouble] = problem.errors ?? [];
  const refusal = faultsOf({ [field]: reasonCheck }, typed) ?? refusalOf(problem, [], trouble?.text);
  return data<RefusedAct>({ ...refusal, intent, reason }, { status: 422 });
}

function act(
  call: PageContext["call"],
  intent: UserIntent,
  { userId, reason }: { readonly userId: string; readonly reason: string },
) {
  const params = { userId };
  if (intent === "sign-in") return call(impersonate, { body: { accountId: userId, reason } });
  if (intent === "sign-out") return call(signOutUser, { params, body: { reason } });
  return call(changeAdministrator, { params, body: { administrator: intent === "grant", reason } });
}
