import { createPrivateKey, createPublicKey, hkdfSync } from "node:crypto";
import { CompactSign } from "jose";

/** A public key as RFC 8037 writes it. */
export interface PublicKey {
  readonly kid: string;
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
}

/** Signs documents that others can verify without us. */
export interface Signer {
  readonly publicKey: PublicKey;
  /** A compact JWS (RFC 7515) with the document as JSON. */
  sign(document: object): Promise<string>;
}

/** What PKCS #8 puts before the 32 bytes of an Ed25519 key (RFC 8410). */
const prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key is derived from a secret that all processes share: none is stored. */
export function signerOf(secret: Uint8Array): Signer {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "candor signatures", 32));
  const key = createPrivateKey({ key: Buffer.concat([prefix, seed]), format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  const publicKey: PublicKey = { kid: x.slice(0, 12), kty: "OKP", crv: "Ed25519", x };
  return {
    publicKey,
    sign: (document) =>
      new CompactSign(Buffer.from(JSON.stringify(document)))
        .setProtectedHeader({ alg: "EdDSA", kid: publicKey.kid })
        .sign(key),
  };
}
