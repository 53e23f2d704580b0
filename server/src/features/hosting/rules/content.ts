import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { StatedPlace } from "../../../platform/database/tables/postings.ts";
import { plainText } from "../../../platform/html.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { isRegionNamed, regionsNamed } from "../../../platform/places/regions-named.ts";
import { descriptionOf } from "../../exchange/rules/normalize/description.ts";
import { withoutAbsent } from "../../exchange/rules/normalize/normalize.ts";
import { amountOf } from "../../exchange/rules/normalize/pay-text.ts";
import { placesOf } from "../../exchange/rules/normalize/places.ts";
import type { SourcePosting } from "../../exchange/rules/source-posting.ts";
import { tidy } from "../../exchange/rules/tidy.ts";
import type { JobType, PayUnit } from "../../jobs/rules/posting-draft.ts";
import { withoutBullet } from "./list-item.ts";

/** The form's content, parsed. What is missing or can't be parsed is absent. */
export interface PostingContent {
  readonly title: string;
  /** Sanitized HTML, as typed, without what the form's other fields add. */
  readonly description: string;
  /** The description's words. */
  readonly text: string;
  readonly places: readonly StatedPlace[];
  readonly unknownPlaces: readonly string[];
  readonly remoteKind: PostingFields["remoteKind"];
  /** "US", "US-CA" (ISO 3166). */
  readonly within: readonly string[];
  readonly unknownWithin: readonly string[];
  readonly daysOnSite?: number;
  readonly travelShare?: number;
  readonly payMin?: number;
  readonly payMax?: number;
  readonly payUnit?: PayUnit;
  readonly payCurrency?: string;
  readonly payExtra: string;
  readonly benefits: string;
  readonly jobType?: JobType;
  readonly hoursPerWeek?: number;
  readonly mustHave: readonly string[];
  readonly niceToHave: readonly string[];
  readonly answerBusinessDays?: number;
  /** The end of its last day (UTC), in milliseconds since 1970. */
  readonly closesAt?: number;
  readonly openings?: number;
}

export function contentOf(fields: PostingFields, places: Places): PostingContent {
  const description = descriptionOf(sourceOf({ descriptionHtml: fields.description }));
  const located = placesOf(sourceOf({ places: linesOf(fields.places) }), places);
  const regions = fields.remoteWithin.split(";").map(tidy).filter(Boolean);
  const isKnown = (name: string) => isRegionNamed(places, name);
  const { payUnit, jobType } = fields;
  return withoutAbsent({
    title: tidy(fields.title),
    description,
    text: plainText(description),
    places: located.places,
    unknownPlaces: located.unknown,
    remoteKind: fields.remoteKind,
    within: fields.remoteKind === "remote" ? within(regions.filter(isKnown), places) : [],
    unknownWithin: regions.filter((name) => !isKnown(name)),
    daysOnSite: numberOf(fields.daysOnSite),
    travelShare: numberOf(fields.travelShare.replace(/\s*%$/, "")),
    payMin: amountOf(fields.payMin),
    payMax: amountOf(fields.payMax),
    payUnit: payUnit === "" ? undefined : payUnit,
    payCurrency: currencyOf(fields.payCurrency),
    payExtra: tidy(fields.payExtra),
    benefits: fields.benefits.trim(),
    jobType: jobType === "" ? undefined : jobType,
    hoursPerWeek: numberOf(fields.hoursPerWeek),
    mustHave: linesOf(fields.mustHave),
    niceToHave: linesOf(fields.niceToHave),
    answerBusinessDays: numberOf(fields.answerBusinessDays),
    closesAt: endOfDay(fields.validThrough.trim()),
    openings: numberOf(fields.openings),
  });
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => tidy(withoutBullet(line)))
    .filter(Boolean);
}

/** In the shape of a source's posting, for the parsers of imports. */
function sourceOf(stated: Partial<SourcePosting>): SourcePosting {
  return { sourceId: "", title: "", active: true, places: [], ...stated };
}

function within(regions: readonly string[], places: Places): string[] {
  return [...new Set(regions.flatMap((name) => regionsNamed(places, name)))];
}

function numberOf(text: string): number | undefined {
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined;
}

function currencyOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function endOfDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const start = Date.parse(`${text}T00:00:00.000Z`);
  // "2027-02-30" is parsed as March 2.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== text) return undefined;
  return start + 86_400_000 - 1;
}
