import { limits } from "@candor/contract/limits";
import type { keepSearches } from "@candor/contract/searches/routes";
import type { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import { canonicalText, hashOf } from "./rules.ts";

export interface SearchesParts {
  readonly database: Database;
  readonly clock: Clock;
}

type SearchToKeep = z.infer<typeof keepSearches.body>["searches"][number];

/** Resolves with their numbers. An administrator who acts for somebody leaves no search behind that they only made. */
export function keep(
  parts: SearchesParts,
  scope: SessionScope,
  searches: readonly SearchToKeep[],
): Promise<number[]> {
  return changing(parts, scope, async (writer) => {
    const ids: number[] = [];
    for (const search of searches) {
      const isOnlyMade = scope.impersonatorId !== null && search.favorite === undefined;
      if (isOnlyMade) ids.push(...(await knownSearch(writer, scope, search)));
      else ids.push(await putSearch(parts, writer, scope, search));
    }
    return ids;
  });
}

export async function mark(
  parts: SearchesParts,
  scope: SessionScope,
  id: number,
  favorite: boolean,
): Promise<void> {
  await changing(parts, scope, async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable("kept_search")
      // A former favorite becomes the latest of the recent searches; otherwise it could be dropped at once.
      .set(favorite ? { favorite: 1 } : { favorite: 0, used_at: parts.clock.now() })
      .where("id", "=", id)
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("not-found");
  });
}

export async function forget({ database }: SearchesParts, scope: SessionScope, id: number): Promise<void> {
  const { numDeletedRows } = await database.write((writer) =>
    ownSearches(writer, scope).where("id", "=", id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new Problem("not-found");
}

export async function forgetRecent({ database }: SearchesParts, scope: SessionScope): Promise<void> {
  await database.write((writer) => ownSearches(writer, scope).where("favorite", "=", 0).execute());
}

/** Changes to one account's searches are serialized, because their number is limited. */
function changing<T>(
  { database }: SearchesParts,
  scope: SessionScope,
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    const result = await work(writer);
    await forgetOldest(writer, scope);
    await refuseMoreFavorites(writer, scope);
    return result;
  });
}

/** Its number, if the account keeps it. */
async function knownSearch(
  writer: Writer,
  { accountId }: SessionScope,
  { criteria }: SearchToKeep,
): Promise<number[]> {
  const known = await writer
    .selectFrom("kept_search")
    .select("id")
    .where("account_id", "=", accountId)
    .where("criteria_hash", "=", hashOf(canonicalText(criteria)))
    .execute();
  return known.map(({ id }) => id);
}

async function putSearch(
  { clock }: SearchesParts,
  writer: Writer,
  { accountId }: SessionScope,
  { criteria, favorite, usedAt }: SearchToKeep,
): Promise<number> {
  const text = canonicalText(criteria);
  const now = clock.now();
  const { id } = await writer
    .insertInto("kept_search")
    .values({
      account_id: accountId,
      criteria_json: text,
      criteria_hash: hashOf(text),
      favorite: favorite ? 1 : 0,
      // A browser's clock may be fast.
      used_at: usedAt === undefined ? now : Math.min(Date.parse(usedAt), now),
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "criteria_hash"]).doUpdateSet((build) => ({
        used_at: build
          .case()
          .when("excluded.used_at", ">", build.ref("kept_search.used_at"))
          .then(build.ref("excluded.used_at"))
          .else(build.ref("kept_search.used_at"))
          .end(),
        ...(favorite !== undefined && { favorite: build.ref("excluded.favorite") }),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function forgetOldest(writer: Writer, scope: SessionScope): Promise<void> {
  const kept = writer
    .selectFrom("kept_search")
    .select("id")
    .where("account_id", "=", scope.accountId)
    .where("favorite", "=", 0)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .limit(limits.keptSearches);
  await ownSearches(writer, scope).where("favorite", "=", 0).where("id", "not in", kept).execute();
}

async function refuseMoreFavorites(writer: Writer, scope: SessionScope): Promise<void> {
  const favorites = await countRows(
    writer.selectFrom("kept_search").where("account_id", "=", scope.accountId).where("favorite", "=", 1),
  );
  if (favorites > limits.keptSearches) throw new Problem("too-many-favorites");
}

function ownSearches(writer: Writer, scope: SessionScope) {
  return writer.deleteFrom("kept_search").where("account_id", "=", scope.accountId);
}
