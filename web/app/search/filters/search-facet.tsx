import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { numberText } from "../../wording/counted.ts";
import type { Facet, FacetValue } from "./facets.ts";

/** Values visible at first; the others are a click away, but a chosen one never is. */
const seen = 6;

export function SearchFacet({ facet: { name, label, several, values } }: { facet: Facet }) {
  const isSeen = (value: FacetValue) => value.chosen || values.indexOf(value) < seen;
  const others = values.filter((value) => !isSeen(value));
  return (
    <section className={several ? "facet facet-several" : "facet"} aria-labelledby={`facet-${name}`}>
      <h3 id={`facet-${name}`}>{label}</h3>
      <FacetValues values={values.filter(isSeen)} />
      {others.length > 0 && (
        <details>
          <summary>{message("search.moreValues", { count: numberText(others.length) })}</summary>
          <FacetValues values={others} />
        </details>
      )}
    </section>
  );
}

/** A heading to open, so that many facts take little space; open if the search uses it. */
export function FactFacet({ facet: { label, values } }: { facet: Facet }) {
  return (
    <details className="facet facet-several" open={values.some(({ chosen }) => chosen)}>
      <summary>{label}</summary>
      <FacetValues values={values} />
    </details>
  );
}

function FacetValues({ values }: { values: readonly FacetValue[] }) {
  return (
    <ul>
      {values.map(({ value, label, count, chosen, address }) => (
        <li key={value}>
          <Link to={address} preventScrollReset aria-current={chosen || undefined}>
            <span>{label}</span> {count !== undefined && <span className="count">{numberText(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
