import * as contract from "@candor/contract/receipts/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { publishedKeys } from "../../../platform/signatures/published.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { receiptsOf } from "../queries/receipts.ts";

/** M-04. Receipts, and the keys to verify them. */
export function receiptRoutes(serving: Serving, _parts: unknown, gates: GateParts): void {
  const { read } = gates;

  serve(serving, contract.listReceiptKeys, anyone, async () => ({ keys: await publishedKeys(read) }));

  serve(serving, contract.readReceipts, sessionGate(gates), async ({ scope, params }) => {
    const rows = await receiptsOf(read, scope, idOf(params.id) ?? -1);
    if (!rows) throw new Problem("not-found");
    return { receipts: rows.map(({ text, issued_at }) => ({ text, issuedAt: isoTime(issued_at) })) };
  });
}
