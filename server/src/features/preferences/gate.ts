import { Problem } from "../../platform/http/problem.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { listOfToken, type StoppedList } from "./rules/off-token.ts";

declare const shown: unique symbol;

/** Proof that the caller has an address that a mail of this list carries. It outlives the account and its address. */
export interface MailedList extends StoppedList {
  readonly [shown]: true;
}

export function mailedListGate(keys: Keyring, token: string): MailedList {
  const list = listOfToken(keys, token);
  if (!list) throw new Problem("link-expired");
  return list as MailedList;
}
