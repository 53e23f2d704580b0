import type { Line, Panel } from "../plot/panel.ts";
import { smallMultiples } from "../plot/small-multiples.ts";
import type { Report } from "../report.ts";
import { rounded, type Summary } from "../statistics.ts";

export interface SizeFigures {
  readonly postings: number;
  readonly buildSeconds: number;
  /** Opening the saved index, in a process of its own. */
  readonly loadMilliseconds: number;
  /** Size of the buffers. */
  readonly bytes: number;
  /** Keyed by class, in milliseconds. */
  readonly times: Readonly<Record<string, Summary>>;
}

/** Figures by size, smallest first. */
export function growthReport(sizes: readonly SizeFigures[]): Report {
  const names = Object.keys(sizes[0]!.times);
  return {
    name: "search-growth",
    figures: {
      mode: "the engine alone, exact: true; correction in product mode; p50, p95, p99 and max in milliseconds",
      sizes,
    },
    plot: growthPlot(sizes),
    tables: [
      {
        title: "Milliseconds (p50 / p99) by postings",
        head: ["class", ...sizes.map(({ postings }) => String(postings))],
        rows: names.map((name) => [
          name,
          ...sizes.map(({ times }) => `${times[name]!.p50} / ${times[name]!.p99}`),
        ]),
      },
      {
        title: "Size",
        head: ["postings", "build s", "load ms", "buffers MB"],
        rows: sizes.map(({ postings, buildSeconds, loadMilliseconds, bytes }) => [
          postings,
          buildSeconds,
          loadMilliseconds,
          rounded(bytes / 1e6),
        ]),
      },
    ],
    floors: [],
  };
}

/** The longest p50 allowed for the slowest classes at a million postings, in milliseconds. */
const bound = 5;

function growthPlot(sizes: readonly SizeFigures[]): string {
  const line = (kind: Line["kind"], of: (figures: SizeFigures) => number): Line => ({
    kind,
    points: sizes.map((figures) => [figures.postings, of(figures)]),
  });
  const panelOf = (name: string): Panel => ({
    title: name,
    lines: [line("main", ({ times }) => times[name]!.p50), line("beside", ({ times }) => times[name]!.p99)],
    bound,
  });
  const alone = (heading: string, of: (figures: SizeFigures) => number) => ({
    title: heading,
    lines: [line("main", of)],
  });
  return smallMultiples("How search times, build time and memory grow with the number of postings", [
    {
      heading:
        "Milliseconds by postings: median (solid), 99th percentile (dashed); the dotted line is the median owed",
      panels: Object.keys(sizes[0]!.times).map(panelOf),
    },
    {
      heading: "Build, load and memory by postings",
      panels: [
        alone("build, seconds", ({ buildSeconds }) => buildSeconds),
        alone("load, seconds", ({ loadMilliseconds }) => loadMilliseconds / 1000),
        alone("buffers, MB", ({ bytes }) => bytes / 1e6),
      ],
    },
  ]);
}
