import type { Import } from "./module-graph.ts";

/** Import cycles between files, each once, as the paths along it. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(
    imports.filter(({ to }) => to.kind === "file"),
    ({ from }) => from.path,
  );
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || finished.has(path)) return;
    trail.push(path);
    for (const { to } of targets.get(path) ?? []) visit(to.path);
    trail.pop();
    finished.add(path);
  };
  for (const path of targets.keys()) visit(path);
  return cycles;
}
