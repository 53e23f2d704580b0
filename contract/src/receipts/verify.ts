import { fileText, type PublishedKey, type SignedDocument, signedBytes } from "./signed-document.ts";

/** What we know about a file. `other-key`: signed elsewhere, by nobody, or by a key that was withdrawn. */
export type Verdict =
  | { readonly state: "genuine"; readonly signed: SignedDocument }
  | { readonly state: "changed" | "other-key" | "no-receipt" };

/** Far more than a receipt has. A wrong file is refused at once. */
const mostReceiptBytes = 1024 * 1024;

/**
 * Whether one of these keys signed the file as it is. It asks no server: the browser, the server and the operator's
 * command run this same function. Rejects where the machine doesn't have Ed25519.
 */
export async function verify(file: Uint8Array, keys: readonly PublishedKey[]): Promise<Verdict> {
  const signed = signedDocumentIn(file);
  if (!signed) return { state: "no-receipt" };
  const key = keys.find(({ id }) => id === signed.signature.key);
  if (!key || !signsAt(key, signed.signature.signedAt)) return { state: "other-key" };
  const isGenuine = isAsWritten(file, signed) && (await isSignedBy(key, signed));
  return isGenuine ? { state: "genuine", signed } : { state: "changed" };
}

function signedDocumentIn(file: Uint8Array): SignedDocument | undefined {
  if (file.byteLength > mostReceiptBytes) return undefined;
  try {
    const value: unknown = JSON.parse(textOf(file));
    return isSigned(value) ? value : undefined;
  } catch {
    // Not text, or not JSON: not a receipt.
    return undefined;
  }
}

function textOf(file: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
}

function isSigned(value: unknown): value is SignedDocument {
  const { document, signature } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { algorithm, ...rest } = (signature ?? {}) as Readonly<Record<string, unknown>>;
  const texts = [rest["key"], rest["signedAt"], rest["value"]];
  return isRecord(document) && algorithm === "Ed25519" && texts.every((text) => typeof text === "string");
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The same content written differently isn't what was signed. */
function isAsWritten(file: Uint8Array, signed: SignedDocument): boolean {
  return fileText(signed) === textOf(file);
}

function signsAt({ from, until }: PublishedKey, signedAt: string): boolean {
  const at = Date.parse(signedAt);
  return at >= Date.parse(from) && (until === undefined || at <= Date.parse(until));
}

async function isSignedBy(
  { publicKey }: PublishedKey,
  { document, signature }: SignedDocument,
): Promise<boolean> {
  const { signedAt, value } = signature;
  if (!/^[0-9a-f]{128}$/.test(value)) return false;
  const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, bytesOf(value), signedBytes({ document, signedAt }));
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
