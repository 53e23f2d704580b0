import type { Call } from "@candor/contract/client";
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from "@candor/contract/passkeys/routes";
import type { PasskeyAttestation, PasskeyCreation } from "@candor/contract/passkeys/shapes";
import { faultsOf } from "../forms/field-checks.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { credentialIn } from "../passkeys/credential-in.ts";
import type { AccountPart } from "./account-changes.ts";
import { done, given, refuse, told } from "./answers.ts";
import { passkeyNameChecks } from "./form-checks.ts";

/** The options for making a passkey in the browser. */
export interface Offered {
  readonly offer: PasskeyCreation;
}

type Act = readonly [intent: string, act: (call: Call, typed: Typed) => Promise<unknown>];

/** Handles the passkey forms. The call itself refuses a missing password. */
export const passkeyActs: readonly Act[] = [
  ["offer-passkey", offer],
  ["add-passkey", add],
  ["rename-passkey", rename],
  ["remove-passkey", remove],
];

const part: AccountPart = "own-passkeys";

async function offer(call: Call, typed: Typed) {
  const offered = await call(offerPasskey, { body: given("password", typed) });
  if (!offered.ok) return refuse(told(offered.problem, ["password"]));
  return { offer: offered.answer } satisfies Offered;
}

async function add(call: Call, typed: Typed) {
  const added = await call(addPasskey, { body: { credential: credentialIn(typed) as PasskeyAttestation } });
  if (added.ok) return done(added, "passkey-added", part);
  const { errors: [refused] = [], detail } = added.problem;
  return refuse({ errors: {}, trouble: refused?.text ?? detail });
}

async function rename(call: Call, typed: Typed) {
  const faults = faultsOf(passkeyNameChecks, typed);
  if (faults) return refuse(faults);
  const body = { name: typed("name") };
  const renamed = await call(renamePasskey, { params: { id: typed("id") }, body });
  return renamed.ok ? done(renamed, "passkey-renamed", part) : refuse(told(renamed.problem, ["name"]));
}

/** One that is already gone is what the person wanted. */
async function remove(call: Call, typed: Typed) {
  const body = given("password", typed);
  const removed = await call(removePasskey, { params: { id: typed("id") }, body });
  return removed.ok || removed.problem.status === 404
    ? done({ ok: true }, "passkey-removed", part)
    : refuse(told(removed.problem, ["password"]));
}
