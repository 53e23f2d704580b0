import { plainText } from "../../../../platform/html.ts";
import type { Places } from "../../../../platform/places/found-place.ts";
import { industryOf } from "../../../jobs/rules/industry.ts";
import { languagesIn } from "../../../jobs/rules/languages.ts";
import type { PostingDraft } from "../../../jobs/rules/posting-draft.ts";
import { seniorityOf } from "../../../jobs/rules/seniority.ts";
import { skillNamed, skillsIn } from "../../../jobs/rules/skills.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidy } from "../tidy.ts";
import { closingDate, postingDate } from "./dates.ts";
import { descriptionOf, factsOf } from "./description.ts";
import { jobTypeOf, jobTypeTitled } from "./job-type.ts";
import { withoutMojibake } from "./mojibake.ts";
import { payOf } from "./pay.ts";
import { placesOf } from "./places.ts";
import { remoteOf } from "./remote.ts";
import { statedOf } from "./stated.ts";
import { webAddress } from "./web-address.ts";

export interface Normalizing {
  /** The source's name, such as "nyc-jobs". */
  readonly source: string;
  /** For rows that don't name an organization, such as those of a job board's own file. */
  readonly organization?: string | undefined;
  readonly places: Places;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A source's posting in the product's own terms. Nothing is invented: an absent, impossible or ambiguous value is left
 * out, and the posting stays.
 */
export function normalize(stated: SourcePosting, options: Normalizing): PostingDraft {
  const posting = withoutMojibake(stated);
  const title = tidy(posting.title);
  const description = descriptionOf(posting);
  const body = plainText(description);
  const facts = factsOf(posting);
  const located = placesOf(posting, options.places);
  const closesAt = closingDate(posting.closesAt);
  const isExpired = posting.closesByDate === true && closesAt !== undefined && closesAt <= options.now;
  return withoutAbsent({
    source: options.source,
    sourceId: posting.sourceId,
    sourceUrl: webAddress(posting.url),
    organization: tidy(posting.organization ?? options.organization ?? "") || undefined,
    recruiter: tidy(posting.recruiter ?? "") || undefined,
    title,
    description: description + facts + placesInWords(located.unknown),
    text: [body, plainText(facts), ...located.unknown].filter((part) => part !== "").join("\n"),
    places: located.places,
    remote: remoteOf(posting, title, located),
    ...payOf(posting.pay, located.places[0]?.country),
    jobType: jobTypeOf(posting.jobTypes ?? []) ?? jobTypeTitled(title),
    industry: industryOf(posting.categories ?? [], title),
    skills: skillsOf(posting, `${title}\n${body}`),
    languages: languagesIn((posting.languages ?? []).map(tidy), `${title}. ${body}`),
    seniority: seniorityOf(title),
    stated: statedOf(posting),
    postedAt: postingDate(posting.postedAt, options.now),
    closesAt,
    open: posting.active && !isExpired,
  });
}

/** Places that the gazetteer doesn't have, in the employer's words; "" if there are none. */
function placesInWords(unknown: readonly string[]): string {
  return unknown.length === 0 ? "" : factsOf({ facts: [["Location", unknown.join("; ")]] });
}

const mostSkills = 50;
const longestSkill = 50;

/** The source's own list comes first, then skills named in title and text. Categories among the facts aren't skills. */
function skillsOf(posting: SourcePosting, text: string): string[] {
  const listed = (posting.skills ?? [])
    .map(tidy)
    .filter((entry) => entry !== "" && entry.length <= longestSkill)
    .map((entry) => skillNamed(entry) ?? entry);
  return [...new Set([...listed, ...skillsIn(text)])].slice(0, mostSkills);
}

/** Leaves out what is undefined. */
export function withoutAbsent<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
