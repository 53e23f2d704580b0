import type { OwnName } from "@candor/contract/organizations/member-shapes";
import { createdOrganizations } from "@candor/contract/rate-limits";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { slugNamed } from "../queries/by-name.ts";
import { slugsFor } from "../queries/slugs.ts";
import { nameKey } from "../rules/name-key.ts";
import { announce, type OrganizationParts } from "./announce.ts";
import { join } from "./membership.ts";
import { nameMember } from "./name-member.ts";

/** Creates an organization that is new here; a known one can only be claimed. */
export async function createOrganization(
  parts: OrganizationParts,
  scope: SessionScope,
  { name, ...ownName }: OwnName & { readonly name: string },
): Promise<{ name: string; slug: string }> {
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const known = await slugNamed(writer, nameKey(name));
    if (known !== undefined) throw new Problem("organization-taken", { id: known });
    await nameMember(writer, scope, ownName);
    const wait = await tally(writer, `organizations of ${scope.accountId}`, createdOrganizations, now);
    if (wait > 0) throw tooMany("too-many-requests", wait);
    const [slug = ""] = await slugsFor(writer, [name]);
    const { id } = await writer
      .insertInto("organization")
      .values({ name, name_key: nameKey(name), slug, about: null, site: null, claimed: 1, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await join(writer, { organizationId: id, accountId: scope.accountId, role: "owner", now });
    await announce(parts, writer, {
      name: "organization-created",
      subject: "organization",
      subjectId: id,
      ...actorOf(scope),
      payload: {},
    });
    return { name, slug };
  });
}
