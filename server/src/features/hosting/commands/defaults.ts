import type { PostingDefaults } from "@candor/contract/hosting/defaults";
import type { Database } from "../../../platform/database/database.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";

/** Sets the defaults for an organization's new postings. Existing postings stay as they are. */
export async function saveDefaults(
  { database }: { readonly database: Database },
  scope: ProScope,
  slug: string,
  defaults: PostingDefaults,
): Promise<void> {
  await database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    await writer
      .updateTable("organization")
      .set({ defaults_json: JSON.stringify(defaults) })
      .where("id", "=", id)
      .execute();
  });
}
