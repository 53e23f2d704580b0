import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "./machine.ts";
import { root } from "./root.ts";

/** What a benchmark found. */
export interface Report {
  /** Name of the file under `results`, without its ending. */
  readonly name: string;
  readonly figures: object;
  readonly tables: readonly Table[];
  /** An SVG, written next to the figures. */
  readonly plot?: string;
  /** The report fails if one of these does not hold. */
  readonly floors: readonly Floor[];
  /** Missing one fails nothing. */
  readonly goals?: readonly Floor[];
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A required figure: at least, or at most, this much. */
export type Floor = { readonly what: string; readonly measured: number } & (
  | { readonly least: number }
  | { readonly most: number }
);

/** Writes the result file, prints the tables, and returns whether every floor holds. */
export function publish(report: Report, machine: Machine): boolean {
  const [floors, goals] = [report.floors, report.goals ?? []].map(judged) as [Judged[], Judged[]];
  const content = {
    benchmark: report.name,
    machine,
    floors,
    ...(report.goals && { goals }),
    ...report.figures,
  };
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${report.name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  if (report.plot) writeFileSync(join(folder, `${report.name}.svg`), report.plot);
  for (const table of report.tables) process.stdout.write(`\n${layOut(table)}\n`);
  for (const floor of floors) process.stdout.write(sentence(floor, "floor"));
  for (const goal of goals) process.stdout.write(sentence(goal, "goal"));
  process.stdout.write(`\nbench/results/${report.name}.json\n`);
  return floors.every((floor) => floor.holds);
}

type Judged = Floor & { readonly holds: boolean };

function judged(figures: readonly Floor[]): Judged[] {
  return figures.map((figure) => ({ ...figure, holds: holds(figure) }));
}

function holds(floor: Floor): boolean {
  return "least" in floor ? floor.measured >= floor.least : floor.measured <= floor.most;
}

function sentence(figure: Judged, kind: "floor" | "goal"): string {
  const bound = "least" in figure ? `at least ${figure.least}` : `at most ${figure.most}`;
  return `${figure.holds ? "✓" : "✗"} ${figure.what}: ${figure.measured} (${kind}: ${bound})\n`;
}

function layOut({ title, head, rows }: Table): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join("  ");
  return [title, ...cells.map(line)].join("\n");
}
