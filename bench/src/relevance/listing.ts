import { setTimeout } from "node:timers/promises";
import type { JobDetails, JobDocument } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";

/** One page of a search, by the public call. */
export async function search(url: string, criteria: SearchCriteria): Promise<SearchAnswer> {
  const ask = () =>
    fetch(`${url}/rest/jobs/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(criteria),
    });
  let response = await ask();
  // A server that has just started may shed a search. It says when to retry.
  for (let retries = 0; response.status === 503 && retries < mostRetries; retries++) {
    await setTimeout(Number(response.headers.get("retry-after") ?? 1) * 1000);
    response = await ask();
  }
  return (await read(response)) as SearchAnswer;
}

const mostRetries = 5;

/** Everything that a search lists, in its order: all pages of one snapshot. */
export async function listAll(url: string, criteria: SearchCriteria): Promise<JobDocument[]> {
  const first = await search(url, { ...criteria, size: limits.searchSize });
  const documents = [...first.documents];
  const total = first.hits.total.value;
  while (documents.length < total) {
    const page = { from: documents.length, size: limits.searchSize, snapshot: first.snapshot };
    const next = await search(url, { ...criteria, ...page });
    if (next.documents.length === 0) break;
    documents.push(...next.documents);
  }
  if (documents.length !== total) throw new Error(`${total} postings are said, ${documents.length} listed.`);
  return documents;
}

export async function lookUp(url: string, id: string): Promise<JobDetails> {
  return (await read(await fetch(`${url}/rest/job-lookup/${id}`))) as JobDetails;
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}
