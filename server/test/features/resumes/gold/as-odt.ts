import { anOdt } from "../../../harness/a-document.ts";
import type { Block } from "./gold.ts";

/** A resume in OpenDocument: lists, tabs, spaces and tables are elements of their own. */
export function asOdt(columns: readonly (readonly Block[])[]): Buffer {
  const [only = []] = columns;
  return anOdt(
    columns.length === 1
      ? only.map(xmlOf).join("")
      : row(columns.map((blocks) => blocks.map(xmlOf).join(""))),
  );
}

function xmlOf(block: Block): string {
  if (block.kind === "break") return "<text:soft-page-break/>";
  if (block.kind === "row") return row(block.cells.map((lines) => lines.map(paragraph).join("")));
  if (block.kind === "heading") return `<text:h text:outline-level="1">${textOf(block.text)}</text:h>`;
  if (block.kind === "bullet")
    return `<text:list><text:list-item>${paragraph(block.text)}</text:list-item></text:list>`;
  return paragraph(block.text);
}

function paragraph(text: string): string {
  return `<text:p>${textOf(text)}</text:p>`;
}

function row(cells: readonly string[]): string {
  const inner = cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join("");
  return `<table:table><table:table-row>${inner}</table:table-row></table:table>`;
}

function textOf(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("\t", "<text:tab/>")
    .replaceAll(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`);
}
