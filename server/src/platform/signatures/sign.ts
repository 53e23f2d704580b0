import { sign } from "node:crypto";
import { fileText, signedBytes } from "@candor/contract/receipts/signed-document";
import type { Writer } from "../database/database.ts";
import { isoTime } from "../iso-time.ts";
import { signingKeyAt } from "./keys.ts";

/** The text of a signed file. Store it in the same transaction as what it is about. */
export async function signedText(writer: Writer, document: object, now: number): Promise<string> {
  const key = await signingKeyAt(writer, now);
  const signedAt = isoTime(now);
  const value = sign(null, signedBytes({ document, signedAt }), key.private_key).toString("hex");
  return fileText({ document, signature: { algorithm: "Ed25519", key: key.id, signedAt, value } });
}
