import { randomUUID } from "node:crypto";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../gate.ts";
import { unprovedAccount } from "../queries.ts";
import type { Client } from "../rules/client.ts";
import { insertAccount } from "./accounts.ts";
import type { SessionParts } from "./announce.ts";
import { takeSignUp } from "./codes.ts";
import { isTaken } from "./email-change.ts";
import { nameAccount } from "./mailbox.ts";
import { type StartedSession, startSession } from "./start.ts";
import { useCode } from "./use-code.ts";

/** S-21: begins the account that this device signs up with. No address names it before its mailbox is proved. */
export async function skipProof(
  parts: SessionParts,
  { email, client }: { email: string; client: Client },
): Promise<StartedSession> {
  return parts.database.write(async (writer) => {
    const signUp = await takeSignUp(writer, email, client.deviceHash);
    if (!signUp) throw new Problem("not-found");
    const accountId = (await insertAccount(parts, writer, {
      email: `unproved ${randomUUID()}`,
      unprovedEmail: email,
      person: signUp,
    })) as number;
    return startSession(parts, writer, { accountId, email, client });
  });
}

/** Proves the mailbox of the account that is signed in. The address is told to be another's only to who reads its mail. */
export async function proveEmail(parts: SessionParts, scope: SessionScope, code: string): Promise<void> {
  const { accountId, email } = scope;
  const outcome = await parts.database.write(async (writer) => {
    if (!(await unprovedAccount(writer, { accountId }))) return "proved";
    if (!(await useCode(parts, writer, { email, code, purpose: "sign-in" }))) return "refused";
    if (await isTaken(writer, email, accountId)) return "taken";
    await nameAccount(parts, writer, { accountId, email });
    return "proved";
  });
  // Thrown out here: the code is used up, or the try counted, so its transaction commits.
  if (outcome === "taken") throw new Problem("email-in-use");
  if (outcome === "refused")
    throw new Problem("invalid-request", { fields: [{ path: "/code", key: "auth.credentialRefused" }] });
}
