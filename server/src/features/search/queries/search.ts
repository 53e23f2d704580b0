import { message } from "@candor/contract/messages/message";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { FEW } from "@candor/engine/criteria";
import type { Correction, SearchResult } from "@candor/engine/result";
import { span } from "../../../platform/http/trace.ts";
import { organizationNames } from "../../organizations/queries/by-name.ts";
import { Spellings } from "../rules/corrected.ts";
import { employerLacked } from "../rules/employer-lacked.ts";
import { relatedSentences } from "../rules/related.ts";
import type { ParsedSentence } from "../rules/understand.ts";
import { milesAround, placesView } from "../rules/whereabouts.ts";
import { chipsView, correctionView, facetsView } from "../views/answer.ts";
import { answered, type SearchParts, understood } from "./ask.ts";
import { documentsOf } from "./documents.ts";
import { wider, withMatches } from "./wider.ts";

/** The answer of `POST /rest/jobs/search`, which the results page shows. */
export async function search(asked: SearchParts, fields: SearchCriteria): Promise<SearchAnswer> {
  // Ways out of a short list use the same words again.
  const parts = { ...asked, sentences: asked.sentences ?? new Map(), spellings: new Spellings() };
  const { sentence, whereabouts, request, corrections } = await understood(parts, fields);
  if (!request) return nowhere(fields, sentence);
  const { read } = parts.database;
  const result = await span("index", () => answered(parts.index.search(request, parts.asking)));
  const matches = result.total - (result.close?.count ?? 0);
  const isEmpty = request.facets && matches === 0;
  const isThin = request.facets && request.from === 0 && matches < FEW;
  const near = request.facets ? relatedSentences(sentence) : [];
  // In an empty list, every link leads to matches.
  const related = isEmpty ? await withMatches(parts, near) : near;
  const leftOut = isThin ? await wider(parts, fields, sentence, milesAround(whereabouts), matches) : [];
  return {
    documents: await span("records", () => documentsOf(read, result.hits, request.criteria.filters.areas)),
    hits: { total: { value: result.total } },
    snapshot: result.snapshot,
    ...(result.facets && { facets: facetsView(result.facets, await namesOf(parts, result), fields) }),
    ...(sentence.chips.length > 0 && { chips: chipsView(sentence.chips, result.wishes) }),
    ...(whereabouts.length > 0 && {
      places: placesView(whereabouts, parts.places),
    }),
    ...(result.remote && { remote: result.remote }),
    ...(result.close && { close: result.close }),
    ...(corrections.length > 0 && { correction: correctionView(corrections) }),
    ...(related.length > 0 && { related }),
    ...(leftOut.length > 0 && { wider: leftOut }),
    ...(result.total === 0 && { message: text("search.noMatches") }),
    ...(result.total === 0 && (await parts.index.health()).postings === 0
      ? { hint: text("search.noJobsYet") }
      : hintOf(sentence, fields, isEmpty ? nameLackedBy(fields, sentence, corrections, leftOut) : undefined)),
  };
}

/** Why the list is empty, or from everywhere. */
function hintOf(
  { nearMe, organizations, chips }: ParsedSentence,
  { organization }: SearchCriteria,
  lacked: string | undefined,
): Pick<SearchAnswer, "hint"> {
  const unknown = organizations?.length === 0 && !organization;
  const name = unknown ? chips.find(({ kind }) => kind === "organization")?.label : lacked;
  if (name !== undefined) return { hint: text("search.noOrganization", { organization: name }) };
  return nearMe ? { hint: text("search.nearMe") } : {};
}

/** The employer that has no postings here, and without whose name there are matches. */
function nameLackedBy(
  { query = "" }: SearchCriteria,
  sentence: ParsedSentence,
  corrections: readonly Correction[],
  leftOut: NonNullable<SearchAnswer["wider"]>,
): string | undefined {
  const lacked = corrections.length > 0 ? undefined : employerLacked(query, sentence);
  return lacked && leftOut.some(({ chip }) => chip === lacked.chip) ? lacked.name : undefined;
}

async function namesOf({ database }: SearchParts, { facets }: SearchResult): Promise<Map<number, string>> {
  return organizationNames(database.read, facets?.organizations.map(({ value }) => Number(value)) ?? []);
}

/** An unknown place finds nothing and says so; the search isn't widened. */
function nowhere({ location }: SearchCriteria, { chips }: ParsedSentence): SearchAnswer {
  return {
    documents: [],
    hits: { total: { value: 0 } },
    snapshot: "",
    ...(chips.length > 0 && { chips }),
    message: text("search.invalidLocation", { location: typeof location === "string" ? location : "" }),
  };
}

type Key = NonNullable<SearchAnswer["message"] | SearchAnswer["hint"]>["key"];

function text<Said extends Key>(key: Said, values = {}): { readonly key: Said; readonly text: string } {
  return { key, text: message(key, values) };
}
