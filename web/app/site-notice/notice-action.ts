import type { PageContext } from "@candor/contract/pages";
import { publishSiteNotice, takeDownSiteNotice } from "@candor/contract/site-notice/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { reasonCheck } from "../administration/reason-field.tsx";
import { faultsOf } from "../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import {
  noticeFields,
  noticeTyped,
  removalReason,
  type TypedNotice,
  timeChecks,
  typedNoticeIn,
} from "./typed-notice.ts";

/** What a refused form gets back, and what was typed. */
export type RefusedNotice = Refusal &
  (
    | { readonly intent: "publish"; readonly typed: TypedNotice }
    | { readonly intent: "take-down"; readonly reason: string }
  );

/** Publishes the notice, or takes it down. */
export async function noticeAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const isTakenDown = typed("intent") === "take-down";
  const refused = isTakenDown ? await takeDown(call, typed) : await publish(call, typed);
  if (refused) return data<RefusedNotice>(refused, { status: 422 });
  const notice = isTakenDown ? "site-notice-taken-down" : "site-notice-published";
  return redirect(withNotice(url.pathname, notice), 303);
}

async function publish(call: PageContext["call"], typed: Typed): Promise<RefusedNotice | undefined> {
  const notice = typedNoticeIn(typed);
  const back = { intent: "publish", typed: notice } as const;
  const fault = faultsOf(timeChecks, typed);
  if (fault) return { ...fault, ...back };
  const { reason } = notice;
  const seen = typed("seen") || undefined;
  const done = await call(publishSiteNotice, { body: { ...noticeTyped(notice), reason, seen } });
  if (done.ok) return undefined;
  throwIfGone(done.problem, notice.text, reason);
  return { ...refusalOf(done.problem, noticeFields), ...back };
}

async function takeDown(call: PageContext["call"], typed: Typed): Promise<RefusedNotice | undefined> {
  const reason = typed(removalReason);
  const done = await call(takeDownSiteNotice, { body: { reason, seen: typed("seen") } });
  if (done.ok) return undefined;
  throwIfGone(done.problem, reason);
  const fault = faultsOf({ [removalReason]: reasonCheck }, typed);
  return { ...(fault ?? refusalOf(done.problem, [])), intent: "take-down", reason };
}
