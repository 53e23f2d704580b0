import { buffer } from "node:stream/consumers";
import PdfDocument from "pdfkit";
import type { Block } from "./gold.ts";

const margin = 50;
const pageWidth = 612;

/** A resume written by pdfkit: positions, no spaces between columns, no structure. */
export async function asPdf(columns: readonly (readonly Block[])[]): Promise<Buffer> {
  const pdf = new PdfDocument({ size: "LETTER", margin });
  const bytes = buffer(pdf);
  const [widths, gap] = columns.length === 2 ? [[160, 320], 30] : [[pageWidth - 2 * margin], 0];
  let x = margin;
  for (const [index, blocks] of columns.entries()) {
    pdf.x = x;
    pdf.y = margin;
    for (const block of blocks) draw(pdf, block, x, widths[index] as number);
    x += (widths[index] as number) + gap;
  }
  pdf.end();
  return bytes;
}

function draw(pdf: PDFKit.PDFDocument, block: Block, x: number, width: number): void {
  if (block.kind === "break") return void pdf.addPage();
  if (block.kind === "row") return drawRow(pdf, block.cells, x, width);
  pdf.fontSize(block.kind === "name" ? 20 : block.kind === "heading" ? 13 : 10);
  if (block.kind === "heading") pdf.moveDown(0.5);
  const text = shown(block.kind === "bullet" ? `•  ${block.text}` : block.text);
  const cells = text.split("\t");
  if (cells.length === 1) return void pdf.text(text, x, pdf.y, { width });
  const { y } = pdf;
  const at = (index: number) => x + (index * width) / cells.length;
  for (const [index, cell] of cells.entries()) {
    const isLast = index === cells.length - 1;
    const left = at(index);
    pdf.text(cell, left, y, { width: x + width - left, align: isLast ? "right" : "left", lineBreak: false });
  }
  pdf.x = x;
  pdf.y = y + 14;
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  cells: readonly (readonly string[])[],
  x: number,
  width: number,
): void {
  pdf.fontSize(10);
  const { y } = pdf;
  let bottom = y;
  const narrow = cells.length === 2 ? 130 : width / cells.length;
  for (const [index, cell] of cells.entries()) {
    pdf.y = y;
    const left = x + index * narrow;
    for (const line of cell)
      pdf.text(shown(line), left, pdf.y, {
        width: index === cells.length - 1 ? x + width - left : narrow - 10,
      });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = x;
  pdf.y = bottom + 4;
}

/** The standard PDF font lacks these characters; others have them. */
function shown(text: string): string {
  return text.replaceAll(/[◆●]/g, "•").replaceAll("→", "–");
}
