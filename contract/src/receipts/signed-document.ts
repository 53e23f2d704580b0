/** A document with its signature, as the file that its owner keeps. */
export interface SignedDocument<Document = unknown> {
  readonly document: Document;
  readonly signature: Signature;
}

interface Signature {
  readonly algorithm: "Ed25519";
  /** The published key's id. */
  readonly key: string;
  /** In milliseconds since 1970, as ISO 8601. Signed with the document. */
  readonly signedAt: string;
  /** 64 bytes, as lower-case hexadecimal digits. */
  readonly value: string;
}

/** A key that signs now, or once did: old receipts need it. */
export interface PublishedKey {
  readonly id: string;
  /** 32 bytes, as lower-case hexadecimal digits. */
  readonly publicKey: string;
  /** What it signed is genuine only between these instants; without the second, the key is in use today. */
  readonly from: string;
  readonly until?: string | undefined;
}

/** The file's text. Each document has exactly one text, so that every byte of a file counts. */
export function fileText({
  document,
  signature: { algorithm, key, signedAt, value },
}: SignedDocument): string {
  return `${JSON.stringify({ document, signature: { algorithm, key, signedAt, value } }, null, 2)}\n`;
}

/** What is signed: the document and the time. */
export function signedBytes({
  document,
  signedAt,
}: {
  document: unknown;
  signedAt: string;
}): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ document, signedAt }));
}
