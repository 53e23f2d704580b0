/** Encrypts texts with a key that only its owner's pages get. */
export interface Seal {
  close(text: string): Promise<string>;
  /** @throws if it was closed with another key, or changed */
  open(sealed: string): Promise<string>;
}

/** A new one for each text. */
const nonceBytes = 12;
const algorithm = "AES-GCM";

/** The seal of a key (base64). Undefined in a browser that doesn't encrypt, because its page came without encryption. */
export async function sealOf(key: string): Promise<Seal | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const owned = await subtle.importKey("raw", bytesOf(key), algorithm, false, ["encrypt", "decrypt"]);
  return {
    async close(text) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await subtle.encrypt({ name: algorithm, iv }, owned, new TextEncoder().encode(text));
      return base64Of(iv) + base64Of(new Uint8Array(sealed));
    },
    async open(sealed) {
      const bytes = bytesOf(sealed);
      const [iv, rest] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)];
      return new TextDecoder().decode(await subtle.decrypt({ name: algorithm, iv }, owned, rest));
    },
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Twelve bytes take sixteen characters, without padding: so that two of these texts can be joined. */
function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
