import type { IndexedPosting } from "@candor/engine/document";
import type { PostingDraft } from "@candor/server/features/jobs/rules/posting-draft";
import { conceptsOf } from "@candor/server/features/search/rules/occupations/concepts";
import { generatePostings } from "@candor/server/generator/postings/generate";

/** What every generated date counts back from, and what searches take as the present. */
export const now = Date.parse("2026-11-02T09:00:00Z");

/** The product's generated postings as its server indexes them, numbered from 1, in batches. */
export function* corpus(count: number, batchSize = 1000): Generator<IndexedPosting[]> {
  const organizations = new Map<string, number>();
  let batch: IndexedPosting[] = [];
  let id = 0;
  for (const draft of generatePostings({ count, seed: 1, now })) {
    const organization = draft.organization ?? "";
    if (!organizations.has(organization)) organizations.set(organization, organizations.size + 1);
    batch.push(indexed(draft, ++id, organization, organizations.get(organization)!));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function indexed(
  draft: PostingDraft,
  id: number,
  organization: string,
  organizationId: number,
): IndexedPosting {
  const { jobType, industry, seniority, payMin, payMax } = draft;
  return {
    id,
    title: draft.title,
    organization,
    organizationId,
    skills: draft.skills,
    body: draft.text,
    concepts: conceptsOf(draft.title),
    places: draft.places,
    remote: draft.remote.kind,
    ...(jobType && { jobType }),
    ...(industry && { industry }),
    ...(seniority && { seniority }),
    languages: draft.languages,
    ...(payMin !== undefined && { payMin }),
    ...(payMax !== undefined && { payMax }),
    firstSeenAt: draft.postedAt ?? now,
    speaks: true,
  };
}
