// The certificate library requires this to be imported first.
import "reflect-metadata";
import { KeyObject, sign } from "node:crypto";
import { BasicConstraintsExtension, X509CertificateGenerator } from "@peculiar/x509";

const es256 = -7;

/** Signed by the new key itself: browsers may omit it if nobody asked for attestation. */
export function selfAttestation(signed: Buffer, byKey: (data: Buffer) => Buffer): Map<string, unknown> {
  return new Map<string, unknown>([
    ["alg", es256],
    ["sig", new Uint8Array(byKey(signed))],
  ]);
}

/** Signed by a key with a certificate as WebAuthn 3, 8.2.1 requires. */
export async function certifiedAttestation() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "C=US, O=Kelp, OU=Authenticator Attestation, CN=Kelp Key",
    keys,
    signingAlgorithm: algorithm,
    extensions: [new BasicConstraintsExtension(false)],
  });
  return (signed: Buffer): Map<string, unknown> =>
    new Map<string, unknown>([
      ["alg", es256],
      ["sig", new Uint8Array(sign("sha256", signed, KeyObject.from(keys.privateKey)))],
      ["x5c", [new Uint8Array(certificate.rawData)]],
    ]);
}
