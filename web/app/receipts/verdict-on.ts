import type { PublishedKey } from "@candor/contract/receipts/signed-document";
import { type Verdict, verify } from "@candor/contract/receipts/verify";

/** What the page says of a file; `unable` where the browser knows no Ed25519, or is not asked over a secure connection. */
export type Finding = Verdict | { readonly state: "unable" };

export function verdictOn(file: Uint8Array, keys: readonly PublishedKey[]): Promise<Finding> {
  return verify(file, keys).catch(() => ({ state: "unable" as const }));
}
