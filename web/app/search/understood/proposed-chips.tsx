import { type ComponentType, useEffect, useState } from "react";
import { whenUsed } from "../../live/when-used.ts";
import type { Search } from "../filters/facets.ts";

/** A model's reading of unknown words: requested once the list is used, and shown below it, so nothing moves. */
export function ProposedChips(search: Search) {
  const { criteria, found } = search;
  const [loaded, setLoaded] = useState<{ readonly Links: ComponentType<Search> }>();
  const isPartlyText =
    criteria.parse !== false && !criteria.exact && found?.chips?.some(({ kind }) => kind === "text") === true;
  useEffect(() => {
    if (!isPartlyText) return undefined;
    return whenUsed(() => {
      import("./proposal-links.tsx")
        .then(({ ProposalLinks }) => setLoaded({ Links: ProposalLinks }))
        // The search works without them.
        .catch(() => undefined);
    });
  }, [isPartlyText]);
  return isPartlyText && loaded && <loaded.Links {...search} />;
}
