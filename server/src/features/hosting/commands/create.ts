import { randomUUID } from "node:crypto";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import { actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { noSource } from "../../jobs/rules/source-label.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { isMerged } from "../../organizations/queries/merges.ts";
import { organizationToHostFor } from "../queries/organization.ts";
import { readPosting } from "../rules/reading.ts";
import { ownPosting } from "./own-posting.ts";
import type { HostingParts } from "./parts.ts";

interface NewPosting {
  readonly organizationId: string;
  readonly fields: PostingFields;
  readonly copyOf?: string | undefined;
}

/** Starts a draft; resolves with its number. */
export async function createPosting(
  parts: HostingParts,
  scope: ProScope,
  { organizationId, fields, copyOf }: NewPosting,
  repeat: Repeat | undefined,
): Promise<{ id: string }> {
  const now = parts.clock.now();
  const { columns } = readPosting(fields, parts.places);
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const organization = await organizationToHostFor(writer, scope, organizationId);
      await parts.database.dialect.hold(writer, "organization", organization.id);
      // Merged since the gate: the organization that ended has no Pros, and nobody would find the draft.
      if (await isMerged(writer, organization.id)) throw new Problem("not-found");
      const former = copyOf === undefined ? undefined : await ownPosting(parts, writer, scope, copyOf);
      const { id } = await writer
        .insertInto("posting")
        .values({
          ...columns,
          ...unpublished,
          organization_id: organization.id,
          pro_id: organization.pro?.id ?? null,
          source_id: randomUUID(),
          first_seen_at: now,
          changed_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writer
        .insertInto("hosted_posting")
        .values({
          posting_id: id,
          version: 1,
          fields_json: JSON.stringify(fields),
          published_at: null,
          confirm_by: null,
          former_id: former?.id ?? null,
          saved_at: now,
        })
        .execute();
      await parts.events.append(writer, {
        name: "posting-drafted",
        subject: "posting",
        subjectId: id,
        ...actorOf(scope),
        payload: { organizationId: organization.id, ...(former && { copyOf: former.id }) },
      });
      return { id: String(id) };
    }),
  );
}

/** Nothing else reads a draft: it is in no index, no list and no cluster. */
const unpublished = {
  source: noSource,
  status: "closed",
  life: "draft",
  posted_at: null,
  confirmed_at: null,
  closed_at: null,
  content_hash: "",
  import_run_id: null,
  cluster_id: null,
  speaks: 1,
  cluster_size: 1,
} as const;
