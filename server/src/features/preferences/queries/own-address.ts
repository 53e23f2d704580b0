import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { addressHash } from "../rules/off-token.ts";

/**
 * The hash of the address that identifies an account. It isn't the one that a person without a proved mailbox says is
 * theirs: what that address stopped is for its owner to know and to change.
 */
export async function ownAddressHash(
  read: Reader | Writer,
  keys: Keyring,
  { accountId }: { readonly accountId: number },
): Promise<string> {
  const { email } = await read
    .selectFrom("account")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return addressHash(keys, email);
}
