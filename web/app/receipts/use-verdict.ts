import type { PublishedKey } from "@candor/contract/receipts/signed-document";
import { useState } from "react";
import { type Finding, verdictOn } from "./verdict-on.ts";

/** The verdict on the last chosen file, and a function that checks another: in this browser, without the network. */
export function useVerdict(keys: readonly PublishedKey[], sent: Finding | undefined) {
  const [verdict, setVerdict] = useState<Finding>();
  const check = async (file: File | undefined) => {
    setVerdict(undefined);
    if (file) setVerdict(await verdictOn(new Uint8Array(await file.arrayBuffer()), keys));
  };
  return { verdict: verdict ?? sent, check };
}
