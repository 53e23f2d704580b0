import { limits } from "@candor/contract/limits";
import type { PushBrowser } from "@candor/contract/preferences/shapes";
import { preferenceKinds } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { MayReach } from "../../../platform/outbound/public-address.ts";
import { targetOf } from "../../../platform/outbound/target.ts";
import type { PreferencesScope, SessionScope } from "../../session/gate/scopes.ts";
import { browsersOf } from "../queries/push.ts";
import { type PreferencesParts, put } from "./put.ts";

interface PushParts extends PreferencesParts {
  readonly outbound: { readonly allowed: boolean; readonly mayReach: MayReach };
}

/**
 * A browser shows the notifications of its last person. Somebody's first browser gets every kind, because they have
 * just asked for it. Past the limit, the oldest is removed.
 */
export async function addBrowser(
  parts: PushParts,
  scope: SessionScope,
  { endpoint, p256dh, auth }: PushBrowser,
): Promise<void> {
  const { accountId } = scope;
  if (!parts.outbound.allowed) throw new Problem("outbound-off");
  if (!isCallable(endpoint, parts.outbound.mayReach))
    throw new Problem("invalid-request", { fields: [{ path: "/endpoint", key: "validation.value" }] });
  const keys = { account_id: accountId, p256dh, auth, added_at: parts.clock.now() };
  await parts.database.write(async (writer) => {
    await parts.database.dialect.hold(writer, "account", accountId);
    const before = await browsersOf(writer, { accountId });
    await writer
      .insertInto("push_browser")
      .values({ endpoint, ...keys })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(keys))
      .execute();
    await dropOldest(writer, accountId);
    if (before.length === 0)
      await put(parts, writer, {
        accountId,
        preferences: everyPush(true),
        by: "page",
        acting: actorOf(scope),
      });
  });
}

/** Removes one of a person's browsers, or all of them. Other people's stay. */
export async function removeBrowsers(
  parts: PreferencesParts,
  scope: PreferencesScope,
  endpoint: string | undefined,
): Promise<void> {
  const { accountId } = scope;
  const acting = scope.provisional ? {} : actorOf(scope);
  await parts.database.write(async (writer) => {
    let going = writer.deleteFrom("push_browser").where("account_id", "=", accountId);
    if (endpoint !== undefined) going = going.where("endpoint", "=", endpoint);
    const { numDeletedRows } = await going.executeTakeFirst();
    if (numDeletedRows === 0n || (await browsersOf(writer, { accountId })).length > 0) return;
    await put(parts, writer, { accountId, preferences: everyPush(false), by: "page", acting });
  });
}

/** For a browser that its push service reports gone. What its person chose stays for their next one. */
export async function forgetBrowser(
  { database }: Pick<PreferencesParts, "database">,
  id: number,
): Promise<void> {
  await database.write((writer) => writer.deleteFrom("push_browser").where("id", "=", id).execute());
}

function everyPush(wanted: boolean) {
  return preferenceKinds.map((kind) => ({ kind, channel: "push" as const, wanted }));
}

async function dropOldest(writer: Writer, accountId: number): Promise<void> {
  const excess = (await browsersOf(writer, { accountId })).slice(limits.pushBrowsers).map(({ id }) => id);
  if (excess.length > 0) await writer.deleteFrom("push_browser").where("id", "in", excess).execute();
}

/** A name is resolved, and checked again, at each call. */
function isCallable(endpoint: string, mayReach: MayReach): boolean {
  try {
    targetOf(endpoint, mayReach);
    return true;
  } catch {
    return false;
  }
}
