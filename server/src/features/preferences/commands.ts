import type { Preference } from "@candor/contract/preferences/shapes";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { type Announcement, actorOf, type EventLog } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PreferencesScope } from "../session/gate/scopes.ts";
import { ownerOfPreferencesLink } from "../session/queries/mailed.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import type { PreferenceEvent } from "./events.ts";

/** The parts that preference commands need. */
export interface PreferencesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly keys: Keyring;
}

export async function choose(
  parts: PreferencesParts,
  scope: PreferencesScope,
  preferences: readonly Preference[],
): Promise<void> {
  await put(parts, scope.accountId, preferences, scope.provisional ? {} : actorOf(scope));
}

/** RFC 8058: stops mails of the link's kind, by one request without a session. Idempotent. */
export async function unsubscribe(parts: PreferencesParts, token: string): Promise<void> {
  const { keys, clock, database } = parts;
  const owner = await ownerOfPreferencesLink(database.read, { token, keys, now: clock.now() });
  if (!owner) throw new Problem("link-expired");
  await put(parts, owner.accountId, [{ kind: owner.kind, channel: "email", wanted: false }], {});
}

type Acting = Pick<Announcement, "actorId" | "impersonatorId">;

async function put(
  parts: PreferencesParts,
  accountId: number,
  preferences: readonly Preference[],
  acting: Acting,
): Promise<void> {
  const { database, clock, events } = parts;
  const event: PreferenceEvent = {
    name: "preferences-changed",
    subject: "account",
    subjectId: accountId,
    ...acting,
    payload: {},
  };
  await database.write(async (writer) => {
    for (const preference of preferences) await putOne(writer, accountId, preference, clock.now());
    await events.append(writer, event);
  });
}

async function putOne(
  writer: Writer,
  accountId: number,
  { kind, channel, wanted }: Preference,
  now: number,
): Promise<void> {
  const chosen = { wanted: wanted ? 1 : 0, changed_at: now };
  await writer
    .insertInto("preference")
    .values({ account_id: accountId, kind, channel, ...chosen })
    .onConflict((conflict) => conflict.columns(["account_id", "channel", "kind"]).doUpdateSet(chosen))
    .execute();
}
