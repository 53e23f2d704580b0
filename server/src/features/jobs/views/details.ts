import type { JobDetails } from "@candor/contract/jobs/shapes";
import { logoOf } from "@candor/contract/organizations/logo-path";
import { isWebAddress } from "@candor/contract/web-address";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { alsoAt, PostingRow } from "../queries.ts";
import { comparedCharacters, duplicateFactsOf } from "../rules/duplicate-facts.ts";
import { sameJob } from "../rules/duplicates.ts";
import { noSource, sourceLabel } from "../rules/source-label.ts";
import { listedDocument, optional } from "./document.ts";
import { statedView } from "./stated.ts";
import { withheldDetails } from "./withheld.ts";

/** A posting without what has to be read out of its text. */
export type PostedDetails = Omit<JobDetails, "stated" | "alsoAt">;

/** One posting in full. */
export function jobDetails(row: PostingRow, members: Awaited<ReturnType<typeof alsoAt>>): JobDetails {
  const facts = comparedFacts(row);
  const details: JobDetails = {
    ...postedDetails(row),
    stated: statedView(row),
    alsoAt: members.map((member) => ({
      id: String(member.id),
      organization: {
        id: String(member.organization_id),
        name: member.organization_name,
        slug: member.organization_slug,
      },
      ...(member.source !== noSource && { source: sourceLabel(member.source) }),
      firstSeenAt: isoTime(member.first_seen_at),
      evidence: sameJob(facts, comparedFacts(member)) ?? "another-copy",
    })),
  };
  return row.withheld_at === null ? details : withheldDetails(details);
}

function comparedFacts(row: Parameters<typeof duplicateFactsOf>[0]) {
  return duplicateFactsOf({ ...row, text: row.text.slice(0, comparedCharacters) });
}

/** Lists its properties explicitly, so that no person's address gets in. */
export function postedDetails(row: PostingRow): PostedDetails {
  const listed = listedDocument(row);
  return {
    ...listed,
    organization: { ...listed.organization, ...organizationOf(row) },
    status: row.status,
    ...(row.head_json !== null && { head: fromJson(row.head_json) }),
    ...(isShownLife(row.life) && { life: row.life }),
    description: row.description,
    places: fromJson(row.places_json),
    languages: fromJson(row.languages_json),
    ...optional("seniority", row.seniority),
    ...(row.closes_at !== null && { closesAt: isoTime(row.closes_at) }),
    ...(row.closed_at !== null && { closedAt: isoTime(row.closed_at) }),
    ...(row.withheld_at !== null && { withheldAt: isoTime(row.withheld_at) }),
    hosted: row.claimed === 1,
    ...(row.pro_name !== null && {
      pro: { name: row.pro_name, title: row.pro_title ?? "", slug: row.pro_slug ?? "" },
    }),
  };
}

/** What its organization says about itself. */
function organizationOf({
  organization_site: site,
  organization_slug: slug,
  logo_sha256: sha256,
  blind_until: blindUntil,
}: PostingRow) {
  return {
    ...(site !== null && isWebAddress(site) && { site }),
    ...logoOf({ slug, sha256 }),
    ...(blindUntil !== null && { blindUntil }),
  };
}

/** An imported posting has no life here, and nobody reads a draft. */
function isShownLife(life: PostingRow["life"]): life is NonNullable<JobDetails["life"]> {
  return life !== null && life !== "draft" && life !== "in-review";
}
