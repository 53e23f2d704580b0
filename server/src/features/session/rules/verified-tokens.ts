import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Keyring, type ReadToken, readToken } from "./tokens.ts";

const mostTokens = 20_000;

/** By a token's hash, for as long as the keys are these: the text itself is kept nowhere. */
const verified = new WeakMap<Keyring["keys"], LRUCache<string, ReadToken>>();

/**
 * The subject of a session token, as `readToken` gives it, which is asked once for each token: whether one is ours
 * hangs on its text and the keys alone, whether it has expired is asked each time.
 */
export async function readSessionToken(
  keys: Keyring,
  token: string,
  now: number,
): Promise<ReadToken | undefined> {
  const known = knownBy(keys);
  const name = hash("sha256", token, "base64url");
  const kept = known.get(name);
  if (kept) return kept.expiresAt > now ? kept : undefined;
  const subject = await readToken(keys, "session", token, now);
  if (subject) known.set(name, subject);
  return subject;
}

function knownBy({ keys }: Keyring): LRUCache<string, ReadToken> {
  const known = verified.get(keys) ?? new LRUCache<string, ReadToken>({ max: mostTokens });
  verified.set(keys, known);
  return known;
}
