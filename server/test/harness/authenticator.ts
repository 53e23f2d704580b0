import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from "@candor/contract/passkeys/shapes";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** How an authenticator's answers differ from those of a correct one. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly userHandle?: string;
  /** Whether it verified its holder. */
  readonly isVerified?: boolean;
  /** Says which device it is: a statement about the signed data, by the key itself or by another one. */
  readonly attest?: (signed: Buffer, byKey: (data: Buffer) => Buffer) => Map<string, unknown>;
}

const verified = 0b101;
const present = 0b001;
const hasKey = 0b100_0000;

/** A software passkey with a P-256 key, for pages of one origin. It counts its signatures, starting at `counter`. */
export function newAuthenticator(origin: string, counter = 0) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const state = { counter, userHandle: text(randomBytes(32)) };
  const credential = { id: text(id), rawId: text(id), type: "public-key" as const };

  const byKey = (data: Buffer) => sign("sha256", data, privateKey);

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin }));

  const authenticatorData = (rpId: string, extra: number, { isVerified = true, ...lies }: Lies) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(state.counter);
    const flags = (isVerified ? verified : present) | extra;
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), counted]);
  };

  return {
    state,
    /** The browser's answer when a passkey is created. */
    make(options: PasskeyCreation, lies: Lies = {}): PasskeyAttestation {
      state.userHandle = options.user.id;
      const authData = Buffer.concat([
        authenticatorData(options.rp.id, hasKey, lies),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey.export({ format: "jwk" })),
      ]);
      const clientDataJSON = clientData("webauthn.create", options.challenge, lies);
      const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", lies.attest ? "packed" : "none"],
          ["attStmt", lies.attest?.(signed, byKey) ?? new Map()],
          ["authData", new Uint8Array(authData)],
        ]) as never,
      );
      return {
        ...credential,
        response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestation) },
      };
    },
    /** The browser's answer when it is used. */
    use(options: PasskeyRequest, lies: Lies = {}): PasskeyAssertion {
      if (state.counter > 0) state.counter += 1;
      const clientDataJSON = clientData("webauthn.get", options.challenge, lies);
      const signed = authenticatorData(options.rpId, 0, lies);
      const signature = byKey(Buffer.concat([signed, sha256(clientDataJSON)]));
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(signed),
          signature: text(signature),
          userHandle: lies.userHandle ?? state.userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

/** RFC 9053: an EC2 key on P-256 for ES256. */
function coseKey({ x = "", y = "" }: { x?: string; y?: string }): Uint8Array {
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]) as never,
  );
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

function text(data: Uint8Array): string {
  return Buffer.from(data).toString("base64url");
}
