import type { Gig, GigEntry, OrganizationGig } from "@candor/contract/gigs/shapes";
import { truncate } from "@candor/contract/values";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { GigRow, OrganizationGigRow } from "../queries/gigs.ts";

const summaryCharacters = 280;

export function gigView(row: GigRow): Gig {
  return { ...sharedView(row), description: row.description };
}

export function gigEntryView(row: GigRow): GigEntry {
  const summary = truncate(row.description.replaceAll(/\s+/g, " "), summaryCharacters);
  return { ...sharedView(row), summary };
}

export function organizationGigView(row: OrganizationGigRow): OrganizationGig {
  return {
    ...gigEntryView(row),
    waiting: row.waiting,
    ...(row.next_answer_by !== null && { nextAnswerBy: isoTime(row.next_answer_by) }),
  };
}

function sharedView(row: GigRow): Omit<Gig, "description"> {
  return {
    id: String(row.id),
    title: row.title,
    budget: { kind: row.budget, from: row.amount_from, to: row.amount_to },
    ...(row.place !== null && { place: row.place }),
    skills: fromJson(row.skills_json),
    answerBusinessDays: row.answer_business_days,
    organization: {
      id: String(row.organization_id),
      name: row.organizationName,
      slug: row.organizationSlug,
    },
    posted: isoTime(row.created_at),
    ...(row.closed_at !== null && { closedAt: isoTime(row.closed_at) }),
  };
}
