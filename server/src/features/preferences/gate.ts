import { preferenceKinds } from "@candor/contract/values";
import type { Clock } from "../../platform/clock.ts";
import { signedText } from "../../platform/http/bodies/bodies.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Gate } from "../../platform/http/serve.ts";
import { isSigned, signatureHeader } from "../../platform/sms/signature.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import type { ReturnedMail } from "./queries/returned.ts";
import { addressHash, listOfToken, type StoppedList } from "./rules/off-token.ts";

declare const shown: unique symbol;
declare const signed: unique symbol;

/** Proof that the gateway sent it: its signature, no more than a few minutes old. */
export interface GatewayScope {
  readonly [signed]: true;
}

/** Without a secret nobody can sign, so every call is refused. */
export function gatewayGate(secret: string | undefined, clock: Clock): Gate<"signed", GatewayScope> {
  return (request) => {
    const body = signedText(request);
    const signature = request.headers[signatureHeader];
    if (secret === undefined || !isSigned(secret, { body, signature, now: clock.now() }))
      throw new Problem("signature-refused");
    return {} as GatewayScope;
  };
}

/** Proof that the caller received a mail of this list. It is valid even after the account or its address is gone. */
export interface MailedList extends StoppedList {
  readonly [shown]: true;
}

/** The list that a mailed token turns off. Throws `link-expired` for any other text. */
export function mailedListGate(keys: Keyring, token: string): MailedList {
  const list = mailedList(keys, token);
  if (!list) throw new Problem("link-expired");
  return list;
}

/** Like the gate, for a token that came by mail: there is nobody to tell that it isn't valid. */
export function mailedList(keys: Keyring, token: string): MailedList | undefined {
  return listOfToken(keys, token) as MailedList | undefined;
}

/** Proof by a mail that came back: only its recipient's server had it. */
export function returnedList(keys: Keyring, { recipient, wish }: ReturnedMail): MailedList | undefined {
  const kind = preferenceKinds.find((each) => each === wish?.kind);
  if (!wish || !kind) return undefined;
  return { kind, accountId: wish.accountId, addressHash: addressHash(keys, recipient) } as MailedList;
}
