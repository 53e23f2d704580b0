import { preferenceKinds } from "@candor/contract/values";
import { Problem } from "../../platform/http/problem.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import type { ReturnedMail } from "./queries/returned.ts";
import { addressHash, listOfToken, type StoppedList } from "./rules/off-token.ts";

declare const shown: unique symbol;

/** Proof that the caller has an address that a mail of this list carries. It outlives the account and its address. */
export interface MailedList extends StoppedList {
  readonly [shown]: true;
}

export function mailedListGate(keys: Keyring, token: string): MailedList {
  const list = mailedList(keys, token);
  if (!list) throw new Problem("link-expired");
  return list;
}

/** As the gate, for a token that came by mail: there is nobody to tell that it is none. */
export function mailedList(keys: Keyring, token: string): MailedList | undefined {
  return listOfToken(keys, token) as MailedList | undefined;
}

/** As proof: the mail itself came back, which only its recipient's server had. */
export function returnedList(keys: Keyring, { recipient, wish }: ReturnedMail): MailedList | undefined {
  const kind = preferenceKinds.find((each) => each === wish?.kind);
  if (!wish || !kind) return undefined;
  return { kind, accountId: wish.accountId, addressHash: addressHash(keys, recipient) } as MailedList;
}
