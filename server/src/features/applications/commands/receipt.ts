import type { Writer } from "../../../platform/database/database.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import { signedText } from "../../../platform/signatures/sign.ts";
import { charityOf } from "../../charities/rules.ts";
import { detailsById } from "../queries/applications.ts";
import { receiptDocument } from "../views/receipt.ts";
import type { ApplicationParts } from "./announce.ts";

/** What commands that change what was sent need. */
export interface SendingParts extends ApplicationParts {
  readonly origin: Origin;
}

/** M-04. Signs what the application holds now, in the transaction that wrote it. */
export async function issueReceipt(
  { origin, clock }: SendingParts,
  writer: Writer,
  id: number,
): Promise<void> {
  const row = await detailsById(writer, id);
  if (!row) throw new Error(`There is no application ${id}.`);
  const now = clock.now();
  const document = receiptDocument(row, { issuer: origin.url(), charity: charityOf(row.charity_id) });
  await writer
    .insertInto("application_receipt")
    .values({ application_id: id, text: await signedText(writer, document, now), issued_at: now })
    .execute();
}
