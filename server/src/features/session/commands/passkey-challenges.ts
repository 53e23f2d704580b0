import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { minute } from "../../../platform/durations.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import type { SessionParts } from "./announce.ts";

/** How long a challenge may be answered, in milliseconds. */
export const challengeLife = limits.challengeMinutes * minute;

/** A challenge that adds a passkey to an account, or signs in where there is none. Only its hash is kept. */
export async function issueChallenge(
  { database, clock }: SessionParts,
  accountId: number | null,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const row = {
    hash: hashOfCookie(challenge),
    account_id: accountId,
    expires_at: clock.now() + challengeLife,
  };
  await database.write((writer) => writer.insertInto("passkey_challenge").values(row).execute());
  return challenge;
}

/** Uses a challenge up, in every process; false where it was not there for this, or no longer. */
export async function useChallenge(
  { database, clock }: SessionParts,
  challenge: string,
  accountId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await database.write((writer) =>
    writer
      .deleteFrom("passkey_challenge")
      .where("hash", "=", hashOfCookie(challenge))
      .where("account_id", accountId === null ? "is" : "=", accountId)
      .where("expires_at", ">", clock.now())
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n;
}
