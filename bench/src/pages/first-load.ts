import lighthouse, { desktopConfig } from "lighthouse";
import { inBrowser } from "./browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A page's first load in an empty browser. */
export interface FirstLoad {
  readonly device: "mobile" | "desktop";
  /** 0 to 100 each, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Until the largest visible element is painted, in milliseconds, on Lighthouse's simulated device and network. */
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
  readonly totalBlockingTime: number;
  /** As sent: compressed. */
  readonly scriptBytes: number;
  readonly allBytes: number;
  /** What Lighthouse would improve, by name. */
  readonly faults: readonly string[];
}

const runs = 3;

/** The median of a few first loads, by largest contentful paint. */
export async function firstLoad(url: string, device: FirstLoad["device"]): Promise<FirstLoad> {
  const loads: FirstLoad[] = [];
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(url, device));
  const sorted = loads.toSorted((a, b) => a.largestContentfulPaint - b.largestContentfulPaint);
  return sorted[runs >> 1]!;
}

async function loadOnce(url: string, device: FirstLoad["device"]): Promise<FirstLoad> {
  return inBrowser(async ({ port }) => {
    const flags = { port, output: "json" as const, onlyCategories: [...categories] };
    const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    return { device, ...figuresOf(result.lhr) };
  });
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
}

function figuresOf({ categories: judged, audits }: Result): Omit<FirstLoad, "device"> {
  const details = audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  const requests = details?.items ?? [];
  const bytes = (of: readonly NetworkRequest[]) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const figure = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    largestContentfulPaint: Math.round(figure("largest-contentful-paint")),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
    totalBlockingTime: Math.round(figure("total-blocking-time")),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    allBytes: bytes(requests),
    faults: faultsOf(judged, audits),
  };
}

/** Audits that count toward a score and failed. */
function faultsOf(judged: Result["categories"], audits: Result["audits"]): string[] {
  const counted = categories
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
