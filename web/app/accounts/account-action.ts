import {
  cancelEmailChange,
  changeDisplayName,
  changeName,
  changePassword,
  changeTimeZone,
  endOtherSessions,
  endSession,
  readAccount,
  requestEmailChange,
} from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { resending } from "@candor/contract/form-header";
import { requestIdentity, unlinkIdentity } from "@candor/contract/identities/routes";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { logIn, requestCode } from "@candor/contract/session/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { emailOf } from "../forms/email-suggestion.tsx";
import { faultsOf } from "../forms/field-checks.ts";
import type { Refusal } from "../forms/refusal.ts";
import { type Typed, typedFields } from "../forms/typed-fields.ts";
import { leaveFor } from "../session/leave-for.ts";
import { providerNamed } from "../session/providers/provider-fault.ts";
import { requireSession } from "../session/require-session.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { redirectToPart } from "../wire/redirect-to-part.ts";
import { done, given, gone, refuse, told, type Unmailed } from "./answers.ts";
import {
  codeChecks,
  currentPasswordChecks,
  displayNameChecks,
  emailChecks,
  nameChecks,
  passwordChecks,
} from "./form-checks.ts";
import { passkeyActs } from "./passkey-acts.ts";

/** Carries out what a form on the account's page asks for. */
export async function accountAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const act = acts.get(typed("intent"));
  if (!act) throw data(null, { status: 400 });
  return act(call, typed);
}

const acts: ReadonlyMap<string, (call: Call, typed: Typed) => Promise<unknown>> = new Map([
  ["change-name", rename],
  ["change-display-name", goBy],
  [
    "use-full-name",
    async (call) => done(await call(changeDisplayName, { body: {} }), "name-changed", "own-name"),
  ],
  ["change-time-zone", moveZone],
  ["change-email", changeEmail],
  [
    "keep-email",
    async (call) => done(await call(cancelEmailChange, {}), "email-change-cancelled", "own-email"),
  ],
  ["mail-proof", (call) => mailProof(call, { again: false })],
  [resending, (call) => mailProof(call, { again: true })],
  ["prove-email", prove],
  ["set-password", setPassword],
  ["link", linkElsewhere],
  ["unlink", unlink],
  ["end-session", endOne],
  ...passkeyActs,
  [
    "end-others",
    async (call) => done(await call(endOtherSessions, {}), "other-sessions-ended", "own-sessions"),
  ],
]);

async function rename(call: Call, typed: Typed) {
  const name = { firstName: typed("firstName"), lastName: typed("lastName") };
  const faults = faultsOf(nameChecks, typed);
  if (faults) return refuse(faults, name);
  const changed = await call(changeName, { body: name });
  return changed.ok
    ? done(changed, "name-changed", "own-name")
    : refuse(told(changed.problem, Object.keys(name)), name);
}

async function goBy(call: Call, typed: Typed) {
  const body = { displayName: typed("displayName") };
  const faults = faultsOf(displayNameChecks, typed);
  if (faults) return refuse(faults, body);
  const changed = await call(changeDisplayName, { body });
  return changed.ok
    ? done(changed, "name-changed", "own-name")
    : refuse(told(changed.problem, ["displayName"]), body);
}

async function moveZone(call: Call, typed: Typed) {
  const changed = await call(changeTimeZone, { body: { ...given("timeZone", typed), chosen: true } });
  return changed.ok
    ? done(changed, "time-zone-changed", "own-time-zone")
    : refuse(told(changed.problem, ["timeZone"]));
}

/** The page itself says that a link was mailed. */
async function changeEmail(call: Call, typed: Typed) {
  const { email, ...spelling } = emailOf(typed);
  const current = (await hasPassword(call)) && currentPasswordChecks.email;
  const faults = faultsOf({ ...emailChecks, ...current }, typed);
  if (faults) return refuse(faults, { email });
  const asked = await call(requestEmailChange, { body: { email, ...spelling, ...given("password", typed) } });
  return asked.ok
    ? redirectToPart(addresses.accountPart("own-email"))
    : refuse(told(asked.problem, ["email", "password"]), { email });
}

/** S-21. */
async function mailProof(call: Call, { again }: { readonly again: boolean }) {
  const account = await call(readAccount, {});
  if (!account.ok || account.answer.emailProved) return redirectToPart(addresses.accountPart("own-email"));
  const { email } = account.answer;
  const asked = await call(requestCode, { body: { email, asTyped: true, ...(again && { resend: true }) } });
  if (!asked.ok) {
    const unmailed = { errors: {}, trouble: message("auth.resendNotPossible") };
    return data<Unmailed>({ unmailed }, { status: 422 });
  }
  const page = addresses.accountPart("own-email", "email-proof");
  return redirectToPart(again ? withNotice(page, "code-resent") : page);
}

/** Here a refused credential is its field's fault. */
function codeRefusal(problem: ProblemDocument): Refusal {
  const refused = problem.code === "credential-refused";
  return refused ? { errors: { code: problem.detail } } : told(problem, ["code"]);
}

async function prove(call: Call, typed: Typed) {
  const code = typed("code");
  const faults = faultsOf(codeChecks, typed);
  if (faults) return refuse(faults, { code });
  const account = await call(readAccount, {});
  if (!account.ok) return done(account, "try-again", "own-email");
  const credential = { email: account.answer.email, code };
  const proved = await call(logIn, { query: {}, body: { provider: "code", credential } });
  if (!proved.ok) return refuse(codeRefusal(proved.problem), { code });
  const notice: NoticeName = proved.answer.notice ? "email-has-account" : "email-proved";
  return leaveFor(withNotice(addresses.accountPart("own-email"), notice));
}

async function setPassword(call: Call, typed: Typed) {
  const current = (await hasPassword(call)) && currentPasswordChecks.password;
  const faults = faultsOf({ ...current, ...passwordChecks }, typed);
  if (faults) return refuse(faults);
  const body = { newPassword: typed("newPassword"), ...given("currentPassword", typed) };
  const set = await call(changePassword, { body });
  return set.ok
    ? done(set, "password-set", "own-password")
    : refuse(told(set.problem, ["currentPassword", "newPassword"]));
}

/** Redirects to the provider; the way back ends at `/login/callback/{provider}`. */
async function linkElsewhere(call: Call, typed: Typed) {
  const provider = providerNamed(typed("provider"));
  const asked = provider && (await call(requestIdentity, { body: { provider } }));
  return asked?.ok
    ? redirect(asked.answer.url, 303)
    : done(asked ?? { ok: false }, "identity-linked", "own-identities");
}

async function unlink(call: Call, typed: Typed) {
  return gone(
    await call(unlinkIdentity, { params: { id: typed("id") } }),
    "identity-unlinked",
    "own-identities",
  );
}

async function endOne(call: Call, typed: Typed) {
  return gone(await call(endSession, { params: { id: typed("id") } }), "session-ended", "own-sessions");
}

/** If it can't be read, the next call decides. */
async function hasPassword(call: Call): Promise<boolean> {
  const account = await call(readAccount, {});
  return account.ok && account.answer.hasPassword;
}
