import type { PublishedKey } from "@candor/contract/receipts/signed-document";
import { type Verdict, verify } from "@candor/contract/receipts/verify";

/** The page's finding about a file; `unable` if the browser lacks Ed25519 or the connection is not secure. */
export type Finding = Verdict | { readonly state: "unable" };

export function verdictOn(file: Uint8Array, keys: readonly PublishedKey[]): Promise<Finding> {
  return verify(file, keys).catch(() => ({ state: "unable" as const }));
}
