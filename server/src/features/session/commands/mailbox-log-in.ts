import type { Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";
import type { Client } from "../rules/client.ts";
import type { Person } from "./accounts.ts";
import type { SessionParts } from "./announce.ts";
import { linkWaiting } from "./identities.ts";
import { accountOfMailbox } from "./mailbox.ts";
import { type LogIn, startSession } from "./start.ts";

interface Proved {
  readonly email: string;
  /** The sign-up that the proof completes, if any. */
  readonly person: Person | undefined;
  readonly client: Client;
  /** The session of the browser that showed the proof. */
  readonly scope: SessionScope | undefined;
}

/** Starts the session of a newly proved mailbox, in the transaction that used up the proof. */
export async function logInByMailbox(
  parts: SessionParts,
  writer: Writer,
  { email, person, client, scope }: Proved,
): Promise<LogIn> {
  const { deviceHash } = client;
  const proof = { email, person, deviceHash, scope };
  const { accountId, hadAccount } = await accountOfMailbox(parts, writer, proof);
  await linkWaiting(parts, writer, { accountId, email, deviceHash });
  const session = await startSession(parts, writer, { accountId, email, client });
  return { ...session, hadAccount };
}
