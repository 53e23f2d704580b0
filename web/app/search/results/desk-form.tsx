import { message } from "@candor/contract/messages/message";
import { OwnSearches } from "../../searches/own-searches.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Search } from "../filters/facets.ts";
import { sentenceShown } from "../form/mirror.ts";
import { OwnLocation } from "../form/offer-own-location.tsx";
import { SearchForm } from "../form/search-form.tsx";
import { Typeahead } from "../form/typeahead.tsx";
import { useSearchForm } from "../form/use-search-form.ts";
import { otherFilters } from "../parameters.ts";

/** The search form; on a phone a line that summarizes it, and opens into the form. */
export function DeskForm(search: Search) {
  const { parameters } = search;
  const { form, onSubmit, values } = useSearchForm(search);
  return (
    <details className="desk-form">
      <summary>
        <span>{summaryOf(search)}</span> <Icon name="down" />
        <span className="visually-hidden">{message("search.change")}</span>
      </summary>
      <SearchForm
        values={values}
        hidden={[...sentenceShown(search), ...otherFilters(parameters)]}
        ref={form}
        onSubmit={(event) => {
          onSubmit(event);
          // From then on keys act on the list, and a phone's keyboard makes room for it.
          document.getElementById("results")?.focus({ preventScroll: true });
        }}
        placeTools={
          <>
            <Typeahead kind="place" />
            <OwnLocation />
          </>
        }
      >
        <OwnSearches />
        <Typeahead />
      </SearchForm>
    </details>
  );
}

/** "nurse in denver": the sentence, then what only the fields say. */
function summaryOf({ parameters, criteria }: Search): string {
  const remote =
    criteria.remote && criteria.remote !== "include" && message(`remoteOption.${criteria.remote}`);
  const said = [parameters.get("query"), parameters.get("location"), remote].filter(Boolean);
  return said.length === 0 ? message("search.everything") : said.join(" · ");
}
