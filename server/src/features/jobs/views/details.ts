import type { JobDetails } from "@candor/contract/jobs/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { alsoAt, PostingRow } from "../queries.ts";
import { listedDocument, optional, placesOf } from "./document.ts";
import { statedView } from "./stated.ts";

/** One posting in full. Lists its properties explicitly, so that no person's address gets in. */
export function jobDetails(row: PostingRow, members: Awaited<ReturnType<typeof alsoAt>>): JobDetails {
  return {
    ...listedDocument(row),
    status: row.status,
    ...(isShownLife(row.life) && { life: row.life }),
    description: row.description,
    places: placesOf(row),
    languages: JSON.parse(row.languages_json) as string[],
    stated: statedView(row),
    ...optional("seniority", row.seniority as JobDetails["seniority"]),
    ...(row.closes_at !== null && { closesAt: isoTime(row.closes_at) }),
    ...(row.closed_at !== null && { closedAt: isoTime(row.closed_at) }),
    hosted: row.claimed === 1,
    ...(row.pro_name !== null && {
      pro: { name: row.pro_name, title: row.pro_title ?? "", slug: row.pro_slug ?? "" },
    }),
    alsoAt: members.map((member) => ({
      id: String(member.id),
      organization: {
        id: String(member.organizationId),
        name: member.organizationName,
        slug: member.organizationSlug,
      },
      source: member.source,
    })),
  };
}

/** An imported posting has no life here, and nobody reads a draft. */
function isShownLife(life: PostingRow["life"]): life is NonNullable<JobDetails["life"]> {
  return life !== null && life !== "draft" && life !== "in-review";
}
