import type { Selectable } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { AccountDeletionTable } from "../../platform/database/tables/own-data.ts";
import { Problem } from "../../platform/http/problem.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { isMailedToken, rowOfToken } from "../session/rules/mailed-token.ts";
import type { Keyring } from "../session/rules/tokens.ts";

declare const mailed: unique symbol;

/** Proof of the mail about one deletion. Its holder may call it off, and see the receipt. */
export interface DeletionScope {
  readonly deletion: Selectable<AccountDeletionTable>;
  readonly [mailed]: true;
}

export async function deletionGate(read: Reader, keys: Keyring, token: string): Promise<DeletionScope> {
  const deletion = await read
    .selectFrom("account_deletion")
    .selectAll()
    .where("id", "=", rowOfToken(token) ?? -1)
    .executeTakeFirst();
  if (!deletion || !isMailedToken(codeSecret(keys), "deletion", deletion, token))
    throw new Problem("credential-refused");
  return { deletion } as DeletionScope;
}
