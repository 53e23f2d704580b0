import type { Reader } from "../../../platform/database/database.ts";
import type { OwnerScope } from "../gate.ts";
import { ownOrganization } from "./own.ts";

/** What one of the scope's organizations says about itself; 404 for any other. */
export async function ownDetails(read: Reader, scope: OwnerScope, slug: string) {
  const { id } = await ownOrganization(read, scope, slug);
  return read
    .selectFrom("organization")
    .leftJoin("file", "file.id", "organization.logo_file_id")
    .select(["organization.id", "organization.name", "slug", "about", "site"])
    .select(["organization.blind_until", "organization.decision_days"])
    .select(["file.id as logoFileId", "file.storage_key as storageKey", "file.sha256"])
    .where("organization.id", "=", id)
    .executeTakeFirstOrThrow();
}
