import type { PasskeyAssertion, PasskeyAttestation } from "@candor/contract/passkeys/shapes";

/** The relying party: a passkey signs for this host only, and works only on pages of this origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** From the public address, never from the request. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** COSE: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257];

/** The challenge that an authenticator claims to have signed, which proves nothing yet; undefined if it names none. */
export function challengeOf({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface NewKey {
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** The key made for a challenge, with the person verified; undefined if that isn't proved. */
export async function verifyAttestation(
  { id, origin }: RelyingParty,
  attestation: PasskeyAttestation,
  challenge: string,
): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await settled(async () => {
    if (await hasCertificates(attestation)) return undefined;
    return verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return { credentialId: credential.id, publicKey, counter: credential.counter };
}

/** The counter of a signature by a key, with the person verified; undefined if that isn't proved. */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  assertion: PasskeyAssertion,
  { challenge, publicKey }: { readonly challenge: string; readonly publicKey: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const key = new Uint8Array(Buffer.from(publicKey, "base64url"));
  const verified = await settled(() =>
    verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The caller compares the counter: the library would refuse it before it knows whose signature it is.
      credential: { id: assertion.id, publicKey: key, counter: 0 },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/**
 * We don't ask for attestation. If a browser sends certificates anyway, the library would fetch the revocation lists
 * they name; a server must not make such requests.
 */
async function hasCertificates({ response }: PasskeyAttestation): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const bytes = new Uint8Array(Buffer.from(response.attestationObject, "base64url"));
  const attestation = decodeAttestationObject(bytes);
  const isSelfMade = ["none", "packed"].includes(attestation.get("fmt"));
  return !isSelfMade || attestation.get("attStmt").get("x5c") !== undefined;
}

/** The library throws for every invalid answer; to us they are all one refusal. */
async function settled<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Loaded at first use: it costs a third of a second and 27 MB. */
function library() {
  return import("@simplewebauthn/server");
}
