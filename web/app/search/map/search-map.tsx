import { message } from "@candor/contract/messages/message";
import { lazy, Suspense } from "react";
import type { Search } from "../filters/facets.ts";
import "../../styles/text-button.css";

/** Its code, and the outlines of the land, are loaded when somebody opens it. */
const ResultsMap = lazy(() => import("./results-map.tsx").catch(() => ({ default: NoMap })));

interface MapButtonProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Without scripts there is no map, and no button. */
export function MapButton({ isOpen, onChange }: MapButtonProps) {
  return (
    <button
      type="button"
      className="text-button map-button"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      {message("map.open")}
    </button>
  );
}

/** Where the postings of a search are. */
export function SearchMap(search: Search) {
  return (
    <Suspense fallback={<p role="status">{message("map.asking")}</p>}>
      <ResultsMap {...search} />
    </Suspense>
  );
}

function NoMap() {
  return <p role="alert">{message("map.notLoaded")}</p>;
}
