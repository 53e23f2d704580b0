import { isoTime } from "../../../platform/iso-time.ts";
import { type Signer, signerOf } from "../../../platform/signatures/signer.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { DeletionRow } from "../queries/deletions.ts";
import type { ErasingParts } from "./parts.ts";

type Done = DeletionRow & {
  readonly doneAt: number;
  /** By table, how many rows were deleted or emptied. */
  readonly rows: Readonly<Record<string, number>>;
};

/** What a deletion did, signed. It holds numbers and dates only, so that it can stay. */
export async function receiptOf(
  { keys, publicUrl }: Pick<ErasingParts, "keys" | "publicUrl">,
  { id, account_id, asked_at, doneAt, rows }: Done,
): Promise<string> {
  return receiptSigner(keys).sign({
    iss: publicUrl(),
    jti: `deletion ${id}`,
    account: account_id,
    asked: isoTime(asked_at),
    deleted: isoTime(doneAt),
    rows,
  });
}

/** The oldest key stays when newer ones sign sessions, and so do receipts. */
export function receiptSigner({ keys }: Keyring): Signer {
  const [oldest] = keys;
  if (!oldest) throw new Error("There is no signing key.");
  return signerOf(oldest.secret);
}
