import type { JobDocument } from "@candor/contract/jobs/shapes";
import { postingPath } from "@candor/contract/jobs/slug";
import { message } from "@candor/contract/messages/message";
import { type SearchAnswer, type SearchCriteria, searchCriteria } from "@candor/contract/search/shapes";
import { searchTitle } from "@candor/contract/search/title";

/** The content of a feed, in any format. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page of the same search. */
  readonly page: string;
  /** The feed's own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** A permanent address: it stays the same when the posting's title changes. */
  readonly id: string;
  readonly address: string;
  readonly job: JobDocument;
  readonly tags: readonly string[];
}

export interface AskedFeed {
  readonly publicUrl: string;
  /** Its path, such as "/search/feed.rss". */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly criteria: SearchCriteria;
}

export function feedOf(asked: AskedFeed, { documents, message: said }: SearchAnswer): Feed {
  const { publicUrl, path, criteria } = asked;
  const query = queryOf(asked.parameters);
  const title = searchTitle(criteria);
  const name = message("app.name");
  return {
    title: title.includes(name) ? title : message("app.titleWithName", { title }),
    description: said?.text ?? message("feed.description"),
    page: `${publicUrl}/search${query}`,
    self: `${publicUrl}${path}${query}`,
    items: documents.map((job) => itemOf(job, publicUrl)),
  };
}

/** When the newest of its postings was first seen; undefined for an empty feed. */
export function lastSeenIn({ items }: Feed): string | undefined {
  return items
    .map(({ job }) => job.firstSeenAt)
    .toSorted()
    .at(-1);
}

function itemOf(job: JobDocument, publicUrl: string): FeedItem {
  const { id, title, jobType, industry, skills } = job;
  return {
    id: `${publicUrl}/details/job/${id}`,
    address: `${publicUrl}${postingPath({ id, title })}`,
    job,
    tags: [...(jobType ? [message(`jobType.${jobType}`)] : []), ...(industry ? [industry] : []), ...skills],
  };
}

/** Only the parameters of the search: the rest of an address may contain a credential. */
function queryOf(parameters: URLSearchParams): string {
  const own = [...parameters].filter(
    ([name, value]) => value !== "" && Object.hasOwn(searchCriteria.shape, name),
  );
  const text = new URLSearchParams(own).toString();
  return text === "" ? "" : `?${text}`;
}
