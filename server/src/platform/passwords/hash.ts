import { argon2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Off the main thread. */
const derive = promisify(argon2);

/** PHC text: it names its parameters, so that later hashes may cost more. `salt` has 16 random bytes. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const tag = await derive("argon2id", { message: bytesOf(password), nonce: salt, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

/** Whether the password matches the hash. Without a hash it takes just as long and returns false. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const { memory, passes, parallelism, salt, tag } = read(hash ?? nobodys);
  const derived = await derive("argon2id", {
    message: bytesOf(password),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  });
  return timingSafeEqual(derived, tag) && hash !== null && hash !== undefined;
}

/** Matches no password, but takes as long as any other. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[^$]+)\$(?<tag>[^$]+)$/;

function read(hash: string) {
  const { memory, passes, parallelism, salt = "", tag = "" } = phc.exec(hash)?.groups ?? {};
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** Normalizes letters that keyboards compose differently (NIST SP 800-63B, 3.1.1.2). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"));
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("=", "");
}
