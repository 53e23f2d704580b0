import { limits } from "@candor/contract/limits";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { countRows } from "../../../platform/database/count-rows.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import type { PipelineParts } from "./each.ts";

/** Saves filters under a name, in place of earlier ones with that name. */
export async function saveView(
  { database }: PipelineParts,
  { accountId }: MemberScope,
  { name, filters }: { readonly name: string; readonly filters: ApplicationFilters },
): Promise<number> {
  const filters_json = jsonText(filters);
  return database.write(async (writer) => {
    // Views of one account take turns, because their number is limited.
    await database.dialect.hold(writer, "account", accountId);
    const { id } = await writer
      .insertInto("saved_view")
      .values({ account_id: accountId, name, filters_json })
      .onConflict((conflict) => conflict.columns(["account_id", "name"]).doUpdateSet({ filters_json }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const count = await countRows(writer.selectFrom("saved_view").where("account_id", "=", accountId));
    if (count > limits.savedViews) throw new Problem("too-many-views");
    return id;
  });
}

export async function forgetView(
  { database }: PipelineParts,
  { accountId }: MemberScope,
  id: string,
): Promise<void> {
  await database.write((writer) =>
    writer
      .deleteFrom("saved_view")
      .where("account_id", "=", accountId)
      .where("id", "=", idOf(id) ?? -1)
      .execute(),
  );
}
