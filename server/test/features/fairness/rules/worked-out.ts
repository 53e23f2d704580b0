import { disabilities, ethnicities, sexes, smallestGroup } from "@candor/contract/fairness/categories";
import type { Applicant, Figures } from "../../../../src/features/fairness/rules/count.ts";

type Said = "sex" | "ethnicity" | "disability";
type Rows = Figures["tables"][number]["rows"];

/** What people said, and what they may have said. */
type Lines = readonly (readonly [Said, readonly (string | null)[]])[];

/**
 * The groups of one to four people whose size follows from a report by linear equations. The table by disability is
 * never crossed with the others, and has only the total in common with them: they can be looked at one by one.
 */
export function isWorkedOut(people: readonly Applicant[], { tables }: Figures): string[] {
  const rowsOf = (alone: boolean) =>
    tables.filter(({ by }) => (by === "disability") === alone).flatMap(({ rows }) => rows);
  const crossed: Lines = [
    ["sex", [...sexes, null]],
    ["ethnicity", [...ethnicities, null]],
  ];
  return [
    ...workedOut(people, rowsOf(false), crossed),
    ...workedOut(people, rowsOf(true), [["disability", [...disabilities, null]]]),
  ];
}

/** The naive check, by Gaussian elimination. */
function workedOut(people: readonly Applicant[], rows: Rows, lines: Lines): string[] {
  const cells = lines.reduce<readonly string[][]>(
    (all, [, values]) => all.flatMap((cell) => values.map((value) => [...cell, String(value)])),
    [[]],
  );
  const sizes = Map.groupBy(people, (person) => lines.map(([said]) => String(person[said])).join(" "));
  const vector = (holds: (cell: readonly string[]) => boolean) => cells.map((cell) => (holds(cell) ? 1 : 0));
  const shown = [
    vector(() => true),
    ...rows.map((row) =>
      vector((cell) => lines.every(([said], at) => row[said] === undefined || row[said] === cell[at])),
    ),
  ];
  const rank = rankOf(shown);
  const asked = [
    ...cells.map((cell) => [cell.join(" "), vector((other) => other === cell)] as const),
    ...lines.flatMap(([, values], part) =>
      values.map((value) => [String(value), vector((cell) => cell[part] === String(value))] as const),
    ),
  ];
  return asked
    .filter(([, group]) => isSmall(group) && rankOf([...shown, group]) === rank)
    .map(([name]) => name);

  function isSmall(group: readonly number[]): boolean {
    const size = cells.reduce(
      (sum, cell, at) => sum + (group[at] ?? 0) * (sizes.get(cell.join(" "))?.length ?? 0),
      0,
    );
    return size > 0 && size < smallestGroup;
  }
}

function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column++) {
    const at = left.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9);
    if (at < 0) continue;
    const pivot = left[at] ?? [];
    left[at] = left[rank] ?? [];
    left[rank] = pivot;
    for (const [index, row] of left.entries()) {
      if (index <= rank) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [each, value] of pivot.entries()) row[each] = (row[each] ?? 0) - factor * value;
    }
    rank++;
  }
  return rank;
}
