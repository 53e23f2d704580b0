import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { type Outbound, targetOf } from "../../../platform/outbound/target.ts";
import { byAge, type Forget } from "../../../platform/retention/timer.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization, refuseFormerOwner } from "../../organizations/queries/own.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { ProgramEvent } from "../events.ts";
import { webhooksOf } from "../queries/webhooks.ts";
import { webhookSecret } from "../rules/webhooks.ts";
import type { ProgramParts } from "./keys.ts";
import { onceAlone } from "./once-alone.ts";

export interface WebhookParts extends ProgramParts {
  readonly keys: Keyring;
  readonly outbound: Outbound;
}

export async function makeHook(
  parts: WebhookParts,
  scope: OwnerScope,
  { slug, url }: { slug: string; url: string },
  repeat: Repeat | undefined,
): Promise<{ id: string; secret: string }> {
  const { database, clock, outbound } = parts;
  // The organization's ownership is checked first: nobody learns anything about another's.
  const { id: organizationId } = await ownOrganization(database.read, scope, slug);
  refuseAddress(outbound, url);
  return database.write(async (writer) => {
    const salt = randomBytes(16).toString("base64url");
    const made = await onceAlone(writer, repeat, clock.now(), async () => {
      await database.dialect.hold(writer, "organization", organizationId);
      await refuseFormerOwner(writer, scope, organizationId);
      const most = limits.webhooksPerOrganization;
      if ((await webhooksOf(writer, organizationId)).length >= most)
        throw new Problem("too-many-webhooks", { values: { most: String(most) } });
      const { id } = await writer
        .insertInto("webhook")
        .values({
          organization_id: organizationId,
          url,
          salt,
          made_by: scope.accountId,
          made_at: clock.now(),
          failing_since: null,
          disabled_at: null,
          removed_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const payload = { webhookId: id };
      await note(parts, writer, scope, organizationId, { name: "webhook-made", payload });
      return id;
    });
    return { id: String(made), secret: webhookSecret(codeSecret(parts.keys), { id: made, salt }) };
  });
}

function refuseAddress({ allowed, mayReach }: Outbound, url: string): void {
  if (!allowed) throw new Problem("outbound-off");
  try {
    targetOf(url, mayReach);
  } catch {
    throw new Problem("webhook-refused");
  }
}

interface Named {
  readonly slug: string;
  readonly id: string;
}

export function removeHook(parts: WebhookParts, scope: OwnerScope, named: Named): Promise<void> {
  return change(parts, scope, named, "webhook-removed", { removed_at: parts.clock.now() });
}

/** What failed stays failed until somebody sends it again. */
export function resumeHook(parts: WebhookParts, scope: OwnerScope, named: Named): Promise<void> {
  return change(parts, scope, named, "webhook-resumed", { failing_since: null, disabled_at: null });
}

async function change(
  parts: WebhookParts,
  scope: OwnerScope,
  { slug, id }: Named,
  name: ProgramEvent["name"],
  values: { removed_at: number } | { failing_since: null; disabled_at: null },
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const webhookId = await ownHook(writer, organizationId, id);
    const { numUpdatedRows } = await writer
      .updateTable("webhook")
      .set(values)
      .where("id", "=", webhookId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await note(parts, writer, scope, organizationId, { name, payload: { webhookId } });
  });
}

async function ownHook(writer: Writer, organizationId: number, id: string): Promise<number> {
  const row = await writer
    .selectFrom("webhook")
    .select("id")
    .where("id", "=", idOf(id) ?? -1)
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row.id;
}

async function note(
  { events }: ProgramParts,
  writer: Writer,
  scope: OwnerScope,
  organizationId: number,
  what: Pick<ProgramEvent, "name" | "payload">,
): Promise<void> {
  const about = { subject: "organization", subjectId: organizationId, ...actorOf(scope) } as const;
  await events.append(writer, { ...what, ...about } satisfies ProgramEvent);
}

export const forgetDeliveries: Forget = byAge("deliveries", "webhook_delivery", ["id"], "made_at");
