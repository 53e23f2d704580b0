import { changeName } from "@candor/contract/accounts/routes";
import {
  checkClaim,
  readClaim,
  startClaim,
  withdrawClaim,
} from "@candor/contract/organizations/claim-routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { faultsOf } from "../../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { goneOrThrow } from "../../wire/answer-or-throw.ts";
import { type OwnNameTyped, ownNameChecks, ownNameTyped } from "../members/own-name.ts";

/** What a refused form of the page gets back, and what was typed. */
export type Refused = Refusal &
  OwnNameTyped & {
    readonly intent: string;
    readonly email: string;
    readonly domain: string;
    readonly reason: string;
  };

/** Starts, proves or withdraws the caller's claim to an organization. */
export async function claimAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const typed = await typedFields(request);
  const intent = typed("intent");
  if (intent === "withdraw") {
    goneOrThrow(await call(withdrawClaim, { params: { slug } }));
    return redirect(withNotice(url.pathname, "claim-withdrawn"), 303);
  }
  if (intent === "name") {
    const faults = faultsOf(ownNameChecks, typed);
    if (faults) return refused(intent, typed, faults);
    const named = await call(changeName, { body: ownNameTyped(typed) });
    if (named.ok) return redirect(url.pathname, 303);
    return refused(intent, typed, refusalOf(named.problem, Object.keys(ownNameChecks)));
  }
  const done =
    intent === "check"
      ? await call(checkClaim, { params: { slug } })
      : await call(startClaim, { params: { slug }, body: bodyOf(intent, typed) });
  if (done.ok) return redirect(url.pathname, 303);
  if (done.problem.code === "already-member") return redirect(addresses.members(slug), 303);
  const texts = [typed("email"), typed("domain"), typed("reason")];
  throwIfGone(done.problem, ...texts);
  await throwIfPageGone(call(readClaim, { params: { slug } }), ...texts);
  return refused(intent, typed, refusalOf(done.problem, ["email", "domain", "reason"]));
}

function bodyOf(intent: string, typed: Typed) {
  if (intent === "mail") return { method: intent, email: typed("email") } as const;
  if (intent === "dns") return { method: intent, domain: typed("domain") } as const;
  return { method: "administrator", reason: typed("reason") } as const;
}

function refused(intent: string, typed: Typed, refusal: Refusal) {
  const given = { email: typed("email"), domain: typed("domain"), reason: typed("reason") };
  return data<Refused>({ ...refusal, intent, ...given, ...ownNameTyped(typed) }, { status: 422 });
}
