/** What a developer's browser sends with its calls (C-04): a list of `debugParts`. */
export const debugHeader = "candor-debug";

/**
 * `trace`: how long each part of the work took, as `Server-Timing` over HTTP and a `waterfall` frame on a socket.
 * `frames`: a `debug` frame about each request on a socket.
 */
export const debugParts = ["trace", "frames"] as const;
export type DebugPart = (typeof debugParts)[number];

/** A part of the work and how long it took. Parts may lie within others: `index` within `handler`. */
export interface Span {
  readonly name: string;
  readonly milliseconds: number;
}

/** The parts that a header's value names. */
export function debugPartsOf(value: unknown): readonly DebugPart[] {
  const asked = typeof value === "string" ? value.split(",").map((part) => part.trim()) : [];
  return debugParts.filter((part) => asked.includes(part));
}

/** https://www.w3.org/TR/server-timing/ */
export function serverTiming(spans: readonly Span[]): string {
  return spans.map(({ name, milliseconds }) => `${name};dur=${milliseconds.toFixed(2)}`).join(", ");
}

/** Reads back what `serverTiming` wrote. */
export function spansOf(value: string | undefined): Span[] {
  return [...(value ?? "").matchAll(/([\w-]+);dur=([\d.]+)/g)].map(([, name = "", duration]) => ({
    name,
    milliseconds: Number(duration),
  }));
}
