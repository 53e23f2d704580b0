import { listSessions, readAccount } from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { listIdentities } from "@candor/contract/identities/routes";
import { listPasskeys } from "@candor/contract/passkeys/routes";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** What the account's page shows. Throws the status of whatever could not be read. */
export async function readOwnAccount(call: Call) {
  const [account, sessions, passkeys, elsewhere] = await Promise.all([
    call(readAccount, {}),
    call(listSessions, {}),
    call(listPasskeys, {}),
    call(listIdentities, {}),
  ]);
  return {
    account: answerOrThrow(account),
    ...answerOrThrow(sessions),
    ...answerOrThrow(passkeys),
    ...answerOrThrow(elsewhere),
  };
}
