import type { BlockBody } from "@candor/contract/blocks/shapes";
import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { nameKey } from "../../organizations/rules/name-key.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { isAbout } from "./hidden.ts";

export type BlockRow = Awaited<ReturnType<typeof blocksOf>>[number];

type Owner = Pick<SessionScope, "accountId">;

/** Newest first. */
export async function blocksOf(read: Reader, { accountId }: Owner) {
  return blocks(read)
    .where("block.account_id", "=", accountId)
    .orderBy("block.created_at", "desc")
    .orderBy("block.id", "desc")
    .execute();
}

export async function blockById(read: Reader, id: number) {
  return blocks(read).where("block.id", "=", id).executeTakeFirstOrThrow();
}

/** By the slug in its address, or by its name. */
export async function organizationMeant(read: Reader, text: string) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "slug"])
    .where((e) => e.or([e("slug", "=", text.toLowerCase()), e("name_key", "=", nameKey(text))]))
    .orderBy((e) => e.case().when("slug", "=", text.toLowerCase()).then(0).else(1).end())
    .orderBy("id")
    .executeTakeFirst();
}

/** How an account hides from an organization; a block takes precedence over an employer kept away. */
export async function kindOf(
  read: Reader | Writer,
  { accountId }: Owner,
  organizationId: number,
): Promise<BlockBody["kind"] | undefined> {
  const row = await read
    .selectFrom("block")
    .select("block.kind")
    .where("block.account_id", "=", accountId)
    .where(isAbout(sql`${organizationId}`))
    .orderBy("block.kind")
    .executeTakeFirst();
  return row?.kind;
}

/**
 * How an account hides from a posting's organization, or from the client that it is for. A block takes precedence
 * over an employer kept away, and the organization over the client.
 */
export async function standingOn(read: Reader | Writer, { accountId }: Owner, postingId: number) {
  const row = await read
    .selectFrom("block")
    .innerJoin("posting", (join) => join.on("posting.id", "=", postingId))
    .innerJoin("organization", (join) =>
      join.on((e) =>
        e.or([
          e("organization.id", "=", e.ref("posting.organization_id")),
          e("organization.id", "=", e.ref("posting.client_id")),
        ]),
      ),
    )
    .select(["block.kind", "organization.id", "organization.name", "organization.slug"])
    .select("posting.organization_id as answeringId")
    .where("block.account_id", "=", accountId)
    .where(isAbout(sql.ref("organization.id")))
    .orderBy("block.kind")
    .orderBy((e) =>
      e.case().when("organization.id", "=", e.ref("posting.organization_id")).then(0).else(1).end(),
    )
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, name, slug, id, answeringId } = row;
  return { kind, organization: { name, slug }, isClient: id !== answeringId };
}

function blocks(read: Reader) {
  return read
    .selectFrom("block")
    .leftJoin("organization", "organization.id", "block.organization_id")
    .select(["block.id", "block.kind", "block.domain", "block.created_at", "block.organization_id"])
    .select(["organization.name as organization_name", "organization.slug as organization_slug"]);
}
