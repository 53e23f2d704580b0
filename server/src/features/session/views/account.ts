import type { listSessions, readAccount } from "@candor/contract/accounts/routes";
import type { Impersonation } from "@candor/contract/administration/shapes";
import { message } from "@candor/contract/messages/message";
import type { listPasskeys } from "@candor/contract/passkeys/routes";
import type { z } from "zod";
import { isoTime } from "../../../platform/iso-time.ts";
import { deviceShown } from "../rules/client.ts";

interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly expires_at: number;
  readonly ended_at: number | null;
  readonly ended_by_support: number;
  readonly impersonator_session_id: string | null;
}

/** Current and past sign-ins; `here` is the caller's session. */
export function sessionsView(
  rows: readonly SessionRow[],
  here: string,
  now: number,
): z.input<typeof listSessions.answer> {
  return {
    sessions: rows
      .filter((row) => row.ended_at === null && row.expires_at > now)
      .map((row) => ({
        id: row.id,
        current: row.id === here,
        ...placeOf(row),
        startedAt: isoTime(row.created_at),
        lastSeenAt: isoTime(row.last_seen_at),
      })),
    history: rows.map((row) => ({
      ...placeOf(row),
      ...timesOf(row, now),
      ...(row.ended_by_support === 1 && { endedBySupport: true as const }),
    })),
  };
}

/** Which administrator was signed in as whom, when and why. */
export function impersonationView(
  row: Times & {
    readonly id: string;
    readonly administrator: string;
    readonly email: string;
    readonly reason: string | null;
  },
  now: number,
): Impersonation {
  const { id: sessionId, administrator, email, reason } = row;
  return { sessionId, administrator, email, reason: reason ?? "", ...timesOf(row, now) };
}

type Times = Pick<SessionRow, "created_at" | "expires_at" | "ended_at">;

function timesOf({ created_at, ended_at, expires_at }: Times, now: number) {
  const endedAt = ended_at ?? (expires_at > now ? undefined : expires_at);
  return { startedAt: isoTime(created_at), ...(endedAt !== undefined && { endedAt: isoTime(endedAt) }) };
}

/** An administrator appears as support, without device or network. */
function placeOf({ device, network, impersonator_session_id }: SessionRow) {
  if (impersonator_session_id !== null) return { device: message("account.support") };
  return { ...(device !== null && { device: deviceShown(device) }), ...(network !== null && { network }) };
}

interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

export function passkeysView(rows: readonly PasskeyRow[]): z.input<typeof listPasskeys.answer> {
  return {
    passkeys: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      createdAt: isoTime(row.created_at),
      ...(row.last_used_at !== null && { lastUsedAt: isoTime(row.last_used_at) }),
    })),
  };
}

interface Change {
  readonly email: string;
  readonly expires_at: number;
  readonly confirmed_at: number | null;
  readonly cancelled_at: number | null;
}

interface Person extends Readonly<Record<"email" | "firstName" | "lastName", string>> {
  readonly displayName: string | null;
  readonly passwordHash: string | null;
  readonly emailProvedAt: number | null;
}

export function accountView(
  person: Person,
  change: Change | undefined,
  now: number,
): z.input<typeof readAccount.answer> {
  const waits =
    change && change.confirmed_at === null && change.cancelled_at === null && change.expires_at > now;
  return {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    ...(person.displayName !== null && { displayName: person.displayName }),
    emailProved: person.emailProvedAt !== null,
    hasPassword: person.passwordHash !== null,
    ...(waits && { emailChange: { email: change.email, expiresAt: isoTime(change.expires_at) } }),
  };
}
