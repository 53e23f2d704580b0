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
  /** Who signs up with it. */
  readonly person: Person | undefined;
  readonly client: Client;
  /** Who is signed in where it was proved. */
  readonly scope: SessionScope | undefined;
}

/** Begins the session of whoever has proved a mailbox now, in the transaction that used the proof up. */
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
