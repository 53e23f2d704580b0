import { cyclesIn } from "./cycles.ts";
import type { Import } from "./module-graph.ts";

/** Where nouns live: the server's features, and the folders of the web's pages. */
const homes = [/^server\/src\/features\/[^/]+(?=\/)/, /^web\/app\/(?!routes\/)[^/]+(?=\/)/];

/** Existing cycles. This list may only shrink. */
const known: ReadonlySet<string> = new Set([]);

/** Import cycles between nouns, including type imports: a noun must be readable and testable without its callers. */
export function nounCyclesIn(imports: readonly Import[]): string[][] {
  const between = new Map<string, Import>();
  for (const edge of imports) {
    const [from, to] = [nounOf(edge.from.path), nounOf(edge.to.path)];
    if (from === undefined || to === undefined || from === to) continue;
    const nouns = { from: { ...edge.from, path: from }, to: { ...edge.to, path: to } };
    between.set(`${from} → ${to}`, { ...edge, ...nouns });
  }
  return cyclesIn([...between.values()]).filter((nouns) => !known.has(nouns.join(" → ")));
}

/** `server/src/features/jobs/rules/duplicates.ts` → `server/src/features/jobs` */
function nounOf(path: string): string | undefined {
  return homes.map((home) => home.exec(path)?.[0]).find((noun) => noun !== undefined);
}
