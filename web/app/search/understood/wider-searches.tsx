import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { ownWordsOf } from "@candor/contract/search/sentences";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { counted } from "../../wording/counted.ts";
import { remoteLabels, type Search } from "../filters/facets.ts";
import { filtersOf } from "../filters/filters.ts";
import { withoutFields, withValues } from "../parameters.ts";
import { withoutWords } from "./chips.ts";

type Wider = NonNullable<SearchAnswer["wider"]>[number];

interface WiderSearchesProps extends Search {
  readonly wider: readonly Wider[];
  readonly title: string;
}

/** What prevents more matches, and how many there are without it. */
export function WiderSearches({ wider, title, ...search }: WiderSearchesProps) {
  const ways = wider.flatMap((one) => wayOf(one, search) ?? []);
  if (ways.length === 0) return null;
  return (
    <nav className="related" aria-labelledby="wider">
      <h2 id="wider">{title}</h2>
      <ul>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function wayOf(
  { chip, chips = [], fields = [], distanceMiles: miles, total }: Wider,
  { criteria, found, parameters }: Search,
) {
  if (miles !== undefined)
    return {
      to: withValues(parameters, "distanceMiles", [String(miles)]),
      text: counted("wider.within", total, { miles: String(miles) }),
    };
  const { query = "" } = criteria;
  const dropped = found?.chips?.filter(({ id }) => id === chip || chips.includes(id)) ?? [];
  const kept = found?.chips?.filter((one) => !dropped.includes(one)) ?? [];
  if (dropped.length > 0) {
    const to = addresses.search(withoutWords(parameters, dropped, query));
    const isShorter = kept.length > 0 && kept.length < dropped.length;
    return isShorter
      ? { to, text: counted("wider.only", total, { what: wordsIn(kept, query) }) }
      : { to, text: counted("wider.without", total, { what: wordsIn(dropped, query) }) };
  }
  const what = saidOf(fields, criteria, found);
  const to = withoutFields(parameters, fields);
  return what === "" ? undefined : { to, text: counted("wider.without", total, { what }) };
}

/** As written in the sentence: “in denver” and “with python”. */
function wordsIn(chips: readonly Chip[], query: string): string {
  return lists().format(chips.map((one) => message("search.chipWords", { words: ownWordsOf(one, query) })));
}

const lists = perLocale((locale) => new Intl.ListFormat(locale));

function saidOf(
  fields: readonly string[],
  criteria: SearchCriteria,
  found: SearchAnswer | undefined,
): string {
  const filters = filtersOf(criteria, found).filter(({ name }) => fields.includes(name));
  const form = {
    location: criteria.location,
    remote: criteria.remote && message(remoteLabels[criteria.remote]),
  };
  const shown = Object.entries(form).flatMap(([name, text]) =>
    typeof text === "string" && fields.includes(name) ? [text] : [],
  );
  return [...shown, ...filters.map(({ label }) => label)].join(", ");
}
