import type { BlockBody } from "@candor/contract/blocks/shapes";
import { limits } from "@candor/contract/limits";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { isFreeMail } from "../organizations/rules/domains.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { BlockEvent } from "./events.ts";
import { organizationMeant } from "./queries/blocks.ts";

export type BlockParts = ChangeParts;

/** M-28. Resolves with the block's number. An existing block only changes its kind, if at all. */
export async function makeBlock(parts: BlockParts, scope: SessionScope, body: BlockBody): Promise<number> {
  const { database, clock } = parts;
  const { accountId } = scope;
  const { kind } = body;
  const meant = await meantBy(database, body);
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    const before = await writer
      .selectFrom("block")
      .select(["id", "kind"])
      .where("account_id", "=", accountId)
      .where("organization_id", "is not distinct from", meant.organization_id)
      .where("domain", "is not distinct from", meant.domain)
      .executeTakeFirst();
    if (before?.kind === kind) return before.id;
    if (!before) await refuseMore(writer, accountId);
    const id = before
      ? await changeKind(writer, before.id, kind)
      : await insert(writer, { account_id: accountId, kind, ...meant, created_at: clock.now() });
    await announce(parts, writer, scope, "block-made", id);
    return id;
  });
}

/** Somebody else's block stays. Withdrawn applications stay withdrawn. */
export async function removeBlock(parts: BlockParts, scope: SessionScope, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom("block")
      .where("id", "=", id)
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await announce(parts, writer, scope, "block-removed", id);
  });
}

interface Meant {
  readonly organization_id: number | null;
  readonly domain: string | null;
}

async function meantBy({ read }: Database, { organization, domain }: BlockBody): Promise<Meant> {
  if (domain !== undefined) {
    if (isFreeMail(domain))
      throw new Problem("invalid-request", { fields: [{ path: "/domain", key: "blocks.freeMail" }] });
    return { organization_id: null, domain };
  }
  const found = await organizationMeant(read, organization ?? "");
  if (!found) throw new Problem("not-found");
  return { organization_id: found.id, domain: null };
}

async function refuseMore(writer: Writer, accountId: number): Promise<void> {
  const count = await countRows(writer.selectFrom("block").where("account_id", "=", accountId));
  if (count >= limits.blocks) throw new Problem("too-many-blocks");
}

async function changeKind(writer: Writer, id: number, kind: BlockBody["kind"]): Promise<number> {
  await writer.updateTable("block").set({ kind }).where("id", "=", id).execute();
  return id;
}

async function insert(
  writer: Writer,
  row: Meant & { account_id: number; kind: BlockBody["kind"]; created_at: number },
): Promise<number> {
  const { id } = await writer.insertInto("block").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function announce(
  { events }: BlockParts,
  writer: Writer,
  scope: SessionScope,
  name: BlockEvent["name"],
  blockId: number,
): Promise<void> {
  await events.append(writer, {
    name,
    subject: "account",
    subjectId: scope.accountId,
    ...actorOf(scope),
    payload: { blockId },
  } satisfies BlockEvent);
}
