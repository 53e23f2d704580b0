import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../gate.ts";
import { hashOfCookie } from "../queries.ts";
import { signToken } from "../rules/tokens.ts";
import { announce, type SessionParts } from "./announce.ts";
import { useCode } from "./codes.ts";

export interface StartedSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** The refresh cookie's value; only its hash is stored. */
  readonly cookie: string;
}

/** Exchanges a code for a session; its first use creates the account. */
export async function logInWithCode(
  parts: SessionParts,
  email: string,
  given: string,
): Promise<StartedSession> {
  const now = parts.clock.now();
  const started = await parts.database.write(async (writer) => {
    if (!(await useCode(parts, writer, email, given, now))) return undefined;
    const accountId = await accountOf(parts, writer, email, now);
    return startSession(parts, writer, { accountId, email }, now);
  });
  // Thrown out here: a wrong try has to be counted, so its transaction commits.
  if (!started) throw new Problem("credential-refused");
  return started;
}

async function accountOf(parts: SessionParts, writer: Writer, email: string, now: number): Promise<number> {
  const known = await writer.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
  if (known) return known.id;
  const { id } = await writer
    .insertInto("account")
    .values({
      email,
      email_proved_at: now,
      display_name: null,
      first_name: null,
      last_name: null,
      administrator: 0,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await announce(parts, writer, {
    name: "account-created",
    subject: "account",
    subjectId: id,
    actorId: id,
    payload: {},
  });
  return id;
}

async function startSession(
  parts: SessionParts,
  writer: Writer,
  account: { accountId: number; email: string },
  now: number,
): Promise<StartedSession> {
  const sessionId = randomUUID();
  const cookie = randomBytes(32).toString("base64url");
  await writer
    .insertInto("session")
    .values({
      id: sessionId,
      account_id: account.accountId,
      cookie_hash: hashOfCookie(cookie),
      created_at: now,
      last_seen_at: now,
      expires_at: now + limits.sessionDays * day,
      ended_at: null,
    })
    .execute();
  await announce(parts, writer, {
    name: "session-started",
    subject: "account",
    subjectId: account.accountId,
    actorId: account.accountId,
    payload: { sessionId },
  });
  return { ...account, sessionId, cookie };
}

/** New tokens; the session lives on from now. */
export async function refresh(parts: SessionParts, scope: SessionScope) {
  const now = parts.clock.now();
  await parts.database.write((writer) =>
    writer
      .updateTable("session")
      .set({ last_seen_at: now, expires_at: now + limits.sessionDays * day })
      .where("id", "=", scope.sessionId)
      .execute(),
  );
  return tokensOf(parts, scope);
}

export async function tokensOf(
  parts: SessionParts,
  subject: Pick<SessionScope, "accountId" | "sessionId" | "email">,
) {
  const now = parts.clock.now();
  const [jwt, downloadToken] = await Promise.all([
    signToken(parts.keys, "session", subject, now),
    signToken(parts.keys, "download", subject, now),
  ]);
  return { jwt, downloadToken };
}

export async function logOut(parts: SessionParts, scope: SessionScope): Promise<void> {
  await parts.database.write(async (writer) => {
    await writer
      .updateTable("session")
      .set({ ended_at: parts.clock.now() })
      .where("id", "=", scope.sessionId)
      .where("ended_at", "is", null)
      .execute();
    await announce(parts, writer, {
      name: "session-ended",
      subject: "account",
      subjectId: scope.accountId,
      actorId: scope.accountId,
      payload: { sessionId: scope.sessionId },
    });
  });
}
