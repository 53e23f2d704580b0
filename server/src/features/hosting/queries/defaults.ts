import { type PostingDefaults, postingDefaults } from "@candor/contract/hosting/defaults";
import type { Reader } from "../../../platform/database/database.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";

/** The defaults for new postings of one of the scope's organizations; 404 for any other. */
export async function defaultsOf(read: Reader, scope: ProScope, slug: string) {
  const { id, name, slug: path } = await ownOrganization(read, scope, slug);
  const { defaults_json: json } = await read
    .selectFrom("organization")
    .select("defaults_json")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const defaults: PostingDefaults = postingDefaults.parse(json === null ? {} : JSON.parse(json));
  return { organization: { id: String(id), name, slug: path }, defaults };
}
