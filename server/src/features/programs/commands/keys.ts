import { limits } from "@candor/contract/limits";
import type { KeyScope } from "@candor/contract/programs/key-scopes";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization, refuseFormerOwner } from "../../organizations/queries/own.ts";
import type { ProgramEvent } from "../events.ts";
import { keysOf } from "../queries/keys.ts";
import { hashOf, newKey } from "../rules/keys.ts";
import { onceAlone } from "./once-alone.ts";

export type ProgramParts = ChangeParts;

interface Wanted {
  readonly slug: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
}

/** The key is only in the answer; we store its hash. A repeated call is refused, because no stored answer may have it. */
export async function makeKey(
  { database, clock, events }: ProgramParts,
  scope: OwnerScope,
  { slug, name, scopes }: Wanted,
  repeat: Repeat | undefined,
): Promise<{ id: string; key: string }> {
  const key = newKey();
  return database.write(async (writer) => {
    const made = await onceAlone(writer, repeat, clock.now(), async () => {
      const { id: organizationId } = await ownOrganization(writer, scope, slug);
      await database.dialect.hold(writer, "organization", organizationId);
      await refuseFormerOwner(writer, scope, organizationId);
      const most = limits.keysPerOrganization;
      if ((await keysOf(writer, organizationId)).length >= most)
        throw new Problem("too-many-keys", { values: { most: String(most) } });
      const { id } = await writer
        .insertInto("api_key")
        .values({
          organization_id: organizationId,
          name,
          hash: hashOf(key),
          ending: key.slice(-4),
          scopes_json: jsonText([...new Set(scopes)]),
          made_by: scope.accountId,
          made_at: clock.now(),
          used_at: null,
          revoked_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const event: ProgramEvent = {
        name: "key-made",
        subject: "organization",
        subjectId: organizationId,
        ...actorOf(scope),
        payload: { keyId: id },
      };
      await events.append(writer, event);
      return id;
    });
    return { id: String(made), key };
  });
}

export async function revokeKey(
  { database, clock, events }: ProgramParts,
  scope: OwnerScope,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  await database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const keyId = idOf(id) ?? -1;
    const known = await writer
      .selectFrom("api_key")
      .select("revoked_at")
      .where("id", "=", keyId)
      .where("organization_id", "=", organizationId)
      .executeTakeFirst();
    if (!known) throw new Problem("not-found");
    if (known.revoked_at !== null) return;
    await writer.updateTable("api_key").set({ revoked_at: clock.now() }).where("id", "=", keyId).execute();
    const event: ProgramEvent = {
      name: "key-revoked",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { keyId },
    };
    await events.append(writer, event);
  });
}
