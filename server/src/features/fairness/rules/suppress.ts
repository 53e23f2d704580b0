import { smallestGroup } from "@candor/contract/fairness/categories";

/** How many people are in a group defined by two things, such as a sex and an ethnicity. */
export interface Cell {
  readonly row: string;
  readonly column: string;
  readonly n: number;
}

interface Margin {
  readonly name: string;
  readonly n: number;
}

/**
 * The groups of a line that are hidden: those that are too small, and then the smallest others until nothing hidden can
 * be worked out from the total. That takes at least two groups, with as many people together as a group needs.
 */
export function hiddenGroups(groups: readonly Margin[]): Set<string> {
  const counted = groups.filter(({ n }) => n > 0).toSorted((one, other) => one.n - other.n);
  const small = counted.filter(({ n }) => n < smallestGroup);
  if (small.length === 0) return new Set();
  const hidden = [...small];
  for (const group of counted.slice(small.length)) if (!isEnough(hidden)) hidden.push(group);
  return new Set(hidden.map(({ name }) => name));
}

function isEnough(hidden: readonly { readonly n: number }[]): boolean {
  return hidden.length > 1 && hidden.reduce((sum, { n }) => sum + n, 0) >= smallestGroup;
}

/**
 * The hidden cells of a table. The totals of its rows and columns are shown, except the hidden ones, of which only the
 * sum is known. No hidden cell can be worked out from what is shown.
 */
export function hiddenCells(
  cells: readonly Cell[],
  hidden: { readonly rows: ReadonlySet<string>; readonly columns: ReadonlySet<string> },
): Set<Cell> {
  const counted = cells.filter(({ n }) => n > 0);
  const rowOf = ({ row }: Cell) => (hidden.rows.has(row) ? "" : row);
  const columnOf = ({ column }: Cell) => (hidden.columns.has(column) ? "" : column);
  const out = new Set(
    counted.filter((cell) => cell.n < smallestGroup || rowOf(cell) === "" || columnOf(cell) === ""),
  );
  for (;;) {
    const weak = [...out].find(
      (cell) => !isHiddenAmong(rowOf, cell, out) || !isHiddenAmong(columnOf, cell, out) || isKnown(cell),
    );
    const more = weak && smallestBeside(weak);
    if (!more) return out;
    out.add(more);
  }

  function smallestBeside(weak: Cell): Cell | undefined {
    const others = counted.filter((cell) => !out.has(cell)).toSorted((one, other) => one.n - other.n);
    const inLine = others.filter((cell) => {
      const inRow = rowOf(cell) === rowOf(weak) && !isHiddenAmong(rowOf, weak, out);
      const inColumn = columnOf(cell) === columnOf(weak) && !isHiddenAmong(columnOf, weak, out);
      return inRow || inColumn;
    });
    return inLine[0] ?? others[0];
  }

  /** Follows hidden cells from the cell's row to its column: without another way there, its number is known. */
  function isKnown(cell: Cell): boolean {
    const [start, end] = [`row ${rowOf(cell)}`, `column ${columnOf(cell)}`];
    const reached = new Set([start]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const other of out) {
        const ends = [`row ${rowOf(other)}`, `column ${columnOf(other)}`];
        if (other !== cell && ends.some((each) => reached.has(each)))
          for (const each of ends) reached.add(each);
      }
    }
    return !reached.has(end);
  }
}

function isHiddenAmong(lineOf: (cell: Cell) => string, cell: Cell, out: ReadonlySet<Cell>): boolean {
  return isEnough([...out].filter((other) => lineOf(other) === lineOf(cell)));
}
