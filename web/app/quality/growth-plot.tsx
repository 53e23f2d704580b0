import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import type { GrowthResult } from "./results.ts";

/** The benchmark's own drawing, with its own background; it scrolls sideways if it is wider than the page. */
export function GrowthPlot({ plot, sizes }: Pick<GrowthResult, "plot" | "sizes">) {
  const least = numberText(sizes[0]!.postings);
  const most = numberText(sizes.at(-1)!.postings);
  return (
    <a className="quality-plot" href={plot}>
      <img src={plot} alt={message("quality.growthPlot", { least, most })} loading="lazy" />
    </a>
  );
}
