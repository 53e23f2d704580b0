import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Block } from "./gold.ts";

/** A resume written by the docx library: styles, lists, tabs and tables as in Word. */
export async function asDocx(columns: readonly (readonly Block[])[]): Promise<Buffer> {
  const children =
    columns.length === 1
      ? (columns[0] ?? []).flatMap(childrenOf)
      : [table([columns.map((blocks) => blocks.flatMap(childrenOf))])];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

type Child = Paragraph | Table;

function childrenOf(block: Block): Child[] {
  if (block.kind === "break") return [new Paragraph({ pageBreakBefore: true })];
  if (block.kind === "row")
    return [table([block.cells.map((lines) => lines.map((text) => new Paragraph(text)))])];
  const children = block.text
    .split("\t")
    .flatMap((text, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      new TextRun(text),
    ]);
  if (block.kind === "bullet") return [new Paragraph({ children, bullet: { level: 0 } })];
  if (block.kind === "heading") return [new Paragraph({ children, heading: HeadingLevel.HEADING_2 })];
  return [new Paragraph({ children })];
}

function table(rows: readonly (readonly (readonly Child[])[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((children) => new TableCell({ children: [...children] })) }),
    ),
  });
}
