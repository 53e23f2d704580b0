import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { PostingRow } from "../../jobs/queries.ts";
import { noSource } from "../../jobs/rules/source-label.ts";
import { jobDetails } from "../../jobs/views/details.ts";
import type { HostingOrganization } from "../queries/organization.ts";
import type { ReadPosting } from "../rules/reading.ts";

/** A posting that isn't published anywhere yet, as its own page would show it. */
export function previewOf(
  { columns }: ReadPosting,
  organization: HostingOrganization,
  now: number,
): JobDetails {
  const { pro } = organization;
  const row: PostingRow = {
    ...columns,
    id: 0,
    organization_id: organization.id,
    organization_name: organization.name,
    organization_slug: organization.slug,
    organization_site: null,
    logo_sha256: null,
    blind_until: null,
    record_json: organization.record_json,
    client_name: null,
    client_slug: null,
    claimed: 1,
    source: noSource,
    status: "open",
    life: "published",
    cluster_id: null,
    cluster_size: 1,
    posted_at: now,
    first_seen_at: now,
    confirmed_at: now,
    closed_at: null,
    withheld_at: null,
    snippet: "",
    pro_id: pro?.id ?? null,
    pro_name: pro?.name ?? null,
    pro_title: pro?.title ?? null,
    pro_slug: pro?.slug ?? null,
  };
  return jobDetails(row, []);
}
