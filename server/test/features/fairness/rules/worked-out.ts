import { ethnicities, sexes, smallestGroup } from "@candor/contract/fairness/categories";
import type { Applicant, Figures } from "../../../../src/features/fairness/rules/count.ts";

/**
 * The groups of one to four people whose size follows from a report by linear equations: the naive check, by Gaussian
 * elimination.
 */
export function isWorkedOut(people: readonly Applicant[], { tables }: Figures): string[] {
  const nameOf = ({ sex, ethnicity }: Pick<Applicant, "sex" | "ethnicity">) => `${sex} ${ethnicity}`;
  const sizes = Map.groupBy(people, nameOf);
  const names = [...sexes, null].flatMap((sex) =>
    [...ethnicities, null].map((ethnicity) => nameOf({ sex, ethnicity })),
  );
  const vector = (holds: (name: string) => boolean) => names.map((name) => (holds(name) ? 1 : 0));
  const shown = [vector(() => true)];
  for (const { rows } of tables)
    for (const { sex, ethnicity } of rows)
      shown.push(
        vector((name) => {
          const [ofSex, ofEthnicity] = name.split(" ");
          return (
            (sex === undefined || sex === ofSex) && (ethnicity === undefined || ethnicity === ofEthnicity)
          );
        }),
      );
  const rank = rankOf(shown);
  const asked = [
    ...names.map((name) => [name, vector((other) => other === name)] as const),
    ...lines(0),
    ...lines(1),
  ];
  return asked
    .filter(([, group]) => isSmall(group) && rankOf([...shown, group]) === rank)
    .map(([name]) => name);

  function lines(part: 0 | 1) {
    const values = new Set(names.map((name) => name.split(" ")[part] ?? ""));
    return [...values].map((value) => [value, vector((name) => name.split(" ")[part] === value)] as const);
  }

  function isSmall(group: readonly number[]): boolean {
    const size = names.reduce((sum, name, at) => sum + (group[at] ?? 0) * (sizes.get(name)?.length ?? 0), 0);
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
