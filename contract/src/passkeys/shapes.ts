import { z } from "zod";

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
function bytes(most: number) {
  return z
    .string()
    .max(Math.ceil((most * 4) / 3))
    .regex(/^[\w-]+$/);
}

const credentialId = bytes(1023);

const challenge = bytes(32).describe("Works once, within five minutes.");

const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal("public-key") });

/** What `navigator.credentials.get` returns, in its `toJSON` form. */
export const passkeyAssertion = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(1024),
    userHandle: bytes(64),
  }),
});

export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What `navigator.credentials.create` returns, in its `toJSON` form. */
export const passkeyAttestation = credential.extend({
  response: z.object({ clientDataJSON: bytes(4096), attestationObject: bytes(16 * 1024) }),
});

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

const milliseconds = z.int().describe("Milliseconds.");

/** The options for `navigator.credentials.get`. They name no account, so they reveal none. */
export const passkeyRequest = z.object({
  challenge,
  rpId: z.string(),
  timeout: milliseconds,
  userVerification: z.literal("required"),
});

/** The options for `navigator.credentials.create`. */
export const passkeyCreation = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({
    id: bytes(64).describe("Names the account to the authenticator, and says nothing of it."),
    name: z.string(),
    displayName: z.string(),
  }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: milliseconds,
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z
    .array(z.object({ type: z.literal("public-key"), id: z.string() }))
    .describe("Those that the account has."),
});

export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export type PasskeyCreation = z.infer<typeof passkeyCreation>;
