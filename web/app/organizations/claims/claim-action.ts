import { checkClaim, startClaim, withdrawClaim } from "@candor/contract/organizations/claim-routes";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { type Refusal, refusalOf } from "../../session/fields/refusal.ts";
import { type Typed, typedFields } from "../../session/fields/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { withNotice } from "../../ui/notices.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** What a refused form of the page gets back, and what was typed. */
export type Refused = Refusal & {
  readonly intent: string;
  readonly email: string;
  readonly domain: string;
  readonly reason: string;
};

/** Starts, proves or withdraws the caller's claim to an organization. */
export async function claimAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const { call } = context.get(pageContext);
  const slug = params["slug"] ?? "";
  const typed = await typedFields(request);
  const intent = typed("intent");
  if (intent === "withdraw") {
    await call(withdrawClaim, { params: { slug } });
    return redirect(withNotice(url.pathname, "claim-withdrawn"), 303);
  }
  const done =
    intent === "check"
      ? await call(checkClaim, { params: { slug } })
      : await call(startClaim, { params: { slug }, body: bodyOf(intent, typed) });
  if (done.ok) return redirect(url.pathname, 303);
  if (done.problem.code === "already-member") return redirect(addresses.members(slug), 303);
  return refused(intent, typed, done.problem);
}

function bodyOf(intent: string, typed: Typed) {
  if (intent === "mail") return { method: intent, email: typed("email") } as const;
  if (intent === "dns") return { method: intent, domain: typed("domain") } as const;
  return { method: "administrator", reason: typed("reason") } as const;
}

function refused(intent: string, typed: Typed, problem: ProblemDocument) {
  if (problem.status === 404) throw data(null, { status: 404 });
  const refusal = refusalOf(problem, ["email", "domain", "reason"], problem.detail);
  const given = { email: typed("email"), domain: typed("domain"), reason: typed("reason") };
  return data<Refused>({ ...refusal, intent, ...given }, { status: 422 });
}
