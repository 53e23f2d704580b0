import type { Writer } from "../../../platform/database/database.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { signedText } from "../../../platform/signatures/sign.ts";
import type { DeletionRow } from "../queries/deletions.ts";
import type { ErasingParts } from "./parts.ts";

type Done = DeletionRow & {
  readonly doneAt: number;
  /** How many rows were deleted or emptied, keyed by table. */
  readonly rows: Readonly<Record<string, number>>;
};

/** What a deletion did, as a signed file. It contains only numbers and dates, so it can be kept. */
export async function receiptOf(
  { publicUrl }: Pick<ErasingParts, "publicUrl">,
  writer: Writer,
  { id, account_id, asked_at, doneAt, rows }: Done,
): Promise<string> {
  const document = {
    kind: "deletion-receipt",
    issuer: publicUrl(),
    deletion: String(id),
    account: String(account_id),
    asked: isoTime(asked_at),
    deleted: isoTime(doneAt),
    rows,
  };
  return signedText(writer, document, doneAt);
}
