import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import type { FilterFigures } from "./results.ts";

const lines = ["searches", "checked", "violations", "facetCounts", "wrongFacetCounts"] as const;

export function FilterBalance({ figures }: { figures: FilterFigures }) {
  return (
    <dl className="balance">
      {lines.map((line) => (
        <div key={line}>
          <dt>{message(`quality.${line}`)}</dt>
          <dd>{numberText(figures[line])}</dd>
        </div>
      ))}
    </dl>
  );
}
