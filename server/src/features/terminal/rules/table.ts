/** Rows of cells as text in columns. Columns of numbers are aligned right; an empty cell is a number that is absent. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const isNumeric = head.map((_, at) => isNumbers(rows.map((row) => row[at])));
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (isNumeric[at] ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function isNumbers(cells: readonly unknown[]): boolean {
  return (
    cells.some((cell) => typeof cell === "number") &&
    cells.every((cell) => typeof cell === "number" || cell === "")
  );
}
