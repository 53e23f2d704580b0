import type { SearchAnswer } from "@candor/contract/search/shapes";
import { addresses } from "../../addresses.ts";
import { searchOnly } from "../parameters.ts";

type Facets = Pick<NonNullable<SearchAnswer["facets"]>, "compensation" | "payFloors">;
type Bands = Facets["compensation"];

export interface PayBar {
  /** Per year, in whole units of whatever currency. */
  readonly from: number;
  /** Postings whose maximum is in this bar. */
  readonly count: number;
  /** The minimum pay that its link asks for: that of the first band from here on. */
  readonly floor: number;
  /** How many postings its link finds. */
  readonly reaching: number;
  /** Whether it is the search's own floor, and whether it passes that floor. */
  readonly chosen: boolean;
  readonly kept: boolean;
  readonly address: string;
}

/** Few enough that a finger can hit each. The widest bars make seven of all that the facet can hold. */
const mostBars = 8;
const widths = [10_000, 20_000, 30_000, 50_000];

/** The pay facet as bars of equal width, each linked to its floor. */
export function payBars(
  { compensation: bands, payFloors }: Facets,
  /** The search's own yearly floor; NaN if it has none: then no bar is chosen, and each is kept. */
  floor: number,
  parameters: URLSearchParams,
): PayBar[] {
  const lowest = Math.min(...bands.map(({ from }) => from));
  const highest = Math.max(...bands.map(({ from }) => from));
  const bins = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = widths.find((one) => bins(one) <= mostBars);
  if (width === undefined) return [];
  return Array.from({ length: bins(width) }, (_, at) => {
    const from = (Math.floor(lowest / width) + at) * width;
    const reached = payFloors.find((one) => one.from >= from) ?? { from, count: 0 };
    return {
      from,
      count: sum(bands.filter((band) => band.from >= from && band.from < from + width)),
      floor: reached.from,
      reaching: reached.count,
      chosen: reached.from === floor && floor < from + width,
      kept: !(from + width <= floor),
      address: floorAddress(parameters, reached.from),
    };
  });
}

function sum(bands: Bands): number {
  return bands.reduce((total, { count }) => total + count, 0);
}

function floorAddress(parameters: URLSearchParams, from: number): string {
  const next = searchOnly(parameters);
  for (const name of ["compensationMax", "compensationType"]) next.delete(name);
  next.set("compensationMin", String(from));
  return addresses.search(next);
}
