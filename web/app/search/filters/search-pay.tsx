import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { payUnits, unitsPerYear } from "@candor/contract/values";
import { Link } from "react-router";
import { counted, numberText } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";
import { mirrored } from "../form/mirror.ts";
import { chipsOf, withoutWords } from "../understood/chips.ts";
import type { Search } from "./facets.ts";
import { type PayBar, payBars } from "./pay-bars.ts";
import { SearchRefine } from "./search-refine.tsx";

/** In units of the drawing; its height is that of the highest bar. */
const height = 40;

/** What the postings pay, and the wanted minimum: a bar's own amount, or any other. */
export function SearchPay(search: Search) {
  return (
    <section className="facet" aria-labelledby="facet-pay">
      <h3 id="facet-pay">{message("facet.pay")}</h3>
      <PayBars {...search} />
      {search.found?.facets?.pay && <PayInsight {...search.found.facets.pay} />}
      <SearchRefine {...search} />
    </section>
  );
}

/** Per year; each links to the postings that pay as much or more. One bar alone would compare nothing. */
function PayBars(search: Search) {
  const { parameters, criteria, found } = search;
  // A bar's floor replaces the one that the sentence states.
  const others = withoutWords(parameters, chipsOf(found, ["pay"]), criteria.query ?? "");
  const bars = found?.facets ? payBars(found.facets, floorOf(search), others) : [];
  const highest = Math.max(...bars.map(({ count }) => count));
  return (
    bars.length > 1 && (
      <ul className="pay-bars">
        {bars.map((bar) => (
          <li key={bar.from}>
            <Link to={bar.address} preventScrollReset aria-current={bar.chosen || undefined}>
              <Bar bar={bar} highest={highest} />
              <span className="visually-hidden">
                {counted("facet.payFrom", bar.reaching, { amount: numberText(bar.floor) })}
              </span>
              <span className="pay-bar-amount" aria-hidden>
                {amounts().format(bar.from)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** The minimum yearly pay in the address or the sentence; NaN if neither has one. */
function floorOf(search: Search) {
  const shown = mirrored(search);
  const unit = payUnits.find((one) => one === shown.get("compensationType")) ?? "year";
  return Number(shown.get("compensationMin") ?? Number.NaN) * unitsPerYear[unit];
}

type Insight = NonNullable<NonNullable<SearchAnswer["facets"]>["pay"]>;

/** Currencies are the postings' own, and may differ, so it names none. */
function PayInsight({ n, firstSeenFrom, firstSeenTo, low, middle, high }: Insight) {
  const { dateText } = useDates();
  const figures = { low: numberText(low), middle: numberText(middle), high: numberText(high) };
  const dates = { from: dateText(firstSeenFrom), to: dateText(firstSeenTo) };
  return (
    <p className="pay-insight">{message("facet.payInsight", { n: numberText(n), ...figures, ...dates })}</p>
  );
}

const amounts = perLocale((locale) => new Intl.NumberFormat(locale, { notation: "compact" }));

/** Attributes, not styles: the page's policy ignores inline ones. A bar with any posting is visible. */
function Bar({ bar: { count, kept }, highest }: { bar: PayBar; highest: number }) {
  const drawn = count === 0 ? 0 : Math.max(1.5, (count / highest) * height);
  return (
    <svg viewBox={`0 0 10 ${height}`} preserveAspectRatio="none" aria-hidden>
      <rect className={kept ? "kept" : undefined} y={height - drawn} width="10" height={drawn} />
    </svg>
  );
}
