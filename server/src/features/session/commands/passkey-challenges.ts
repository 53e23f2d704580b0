import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { minute } from "../../../platform/durations.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import type { SessionParts } from "./announce.ts";

/** How long a challenge may be answered, in milliseconds. */
export const challengeLife = limits.challengeMinutes * minute;

/** A challenge for adding a passkey to the scope's account; without a scope, for signing in. Stores only its hash. */
export async function issueChallenge(
  { database, clock }: SessionParts,
  scope: SessionScope | null,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const row = {
    hash: hashOfCookie(challenge),
    account_id: scope?.accountId ?? null,
    expires_at: clock.now() + challengeLife,
  };
  await database.write((writer) => writer.insertInto("passkey_challenge").values(row).execute());
  return challenge;
}

/** Uses up a challenge, for all processes; false if there is none for this account, or it has expired. */
export async function useChallenge(
  { database, clock }: SessionParts,
  challenge: string,
  scope: SessionScope | null,
): Promise<boolean> {
  const { numDeletedRows } = await database.write((writer) =>
    writer
      .deleteFrom("passkey_challenge")
      .where("hash", "=", hashOfCookie(challenge))
      .where("account_id", scope === null ? "is" : "=", scope?.accountId ?? null)
      .where("expires_at", ">", clock.now())
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n;
}
