import { Problem } from "../../../platform/http/problem.ts";
import type { Client } from "../rules/client.ts";
import { insertAccount, unnamedAddress } from "./accounts.ts";
import type { SessionParts } from "./announce.ts";
import { takeSignUp } from "./codes.ts";
import { type StartedSession, startSession } from "./start.ts";

/** S-21: creates the account of this device's sign-up. No address leads to it until its mailbox is proved. */
export async function skipProof(
  parts: SessionParts,
  { email, client }: { email: string; client: Client },
): Promise<StartedSession> {
  return parts.database.write(async (writer) => {
    const signUp = await takeSignUp(writer, email, client.deviceHash);
    if (!signUp) throw new Problem("not-found");
    const accountId = (await insertAccount(parts, writer, {
      email: unnamedAddress(),
      unprovedEmail: email,
      person: signUp,
    })) as number;
    return startSession(parts, writer, { accountId, email, client });
  });
}
