import { listSessions, readAccount } from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { listIdentities } from "@candor/contract/identities/routes";
import { listPasskeys } from "@candor/contract/passkeys/routes";
import { data } from "react-router";

/** What the account's page shows. Throws the status of whatever could not be read. */
export async function readOwnAccount(call: Call) {
  const [account, sessions, passkeys, elsewhere] = await Promise.all([
    call(readAccount, {}),
    call(listSessions, {}),
    call(listPasskeys, {}),
    call(listIdentities, {}),
  ]);
  if (!account.ok) throw data(null, { status: account.problem.status });
  if (!sessions.ok) throw data(null, { status: sessions.problem.status });
  if (!passkeys.ok) throw data(null, { status: passkeys.problem.status });
  if (!elsewhere.ok) throw data(null, { status: elsewhere.problem.status });
  return { account: account.answer, ...sessions.answer, ...passkeys.answer, ...elsewhere.answer };
}
