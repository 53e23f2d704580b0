import { mostCharacters } from "./document.ts";
import { openPdf, type TextItem, wordsOf } from "./pdf.ts";
import { tidy } from "./tidy.ts";

/** Where a line is, in points from the upper left corner of its page as shown. */
interface PlacedLine {
  /** Its number in the document's text, from 1. */
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PlacedLine[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Rectangle = readonly [x: number, y: number, x2: number, y2: number];

interface LineOnPage {
  readonly words: string;
  readonly box: Box | undefined;
}

/** Pages beyond these aren't shown. */
const mostShownPages = 20;

/** M-05. Where the lines of `text`, as the reader tidied it, are on the pages of their PDF. */
export async function placedPages(bytes: Buffer, text: string): Promise<PlacedPage[]> {
  const pdf = await openPdf(bytes);
  const wanted = text.slice(0, mostCharacters).split("\n");
  let next = 0;
  const pages: PlacedPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostShownPages); number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const lines: PlacedLine[] = [];
    for (const { words, box } of linesOf(items, ([x, y, x2, y2]) => [
      ...viewport.convertToViewportPoint(x, y),
      ...viewport.convertToViewportPoint(x2, y2),
    ])) {
      // The text has the same lines in the same order; lines that it left out are skipped.
      const index = wanted.indexOf(words, next);
      if (words === "" || !box || index === -1) continue;
      next = index + 1;
      const { left, top, right, bottom } = box;
      lines.push({ line: index + 1, x: left, y: top, width: right - left, height: bottom - top });
    }
    pages.push({ width: viewport.width, height: viewport.height, lines });
  }
  return pages;
}

/** Each line's words as the text has them, with the box around them. */
function linesOf(
  items: readonly unknown[],
  shown: (rectangle: Rectangle) => readonly number[],
): LineOnPage[] {
  const lines: LineOnPage[] = [];
  let words = "";
  let box: Box | undefined;
  for (const item of items.filter(isText)) {
    words += wordsOf(item);
    if (item.str.trim() !== "") box = around(box, shown(rectangleOf(item)));
    if (!item.hasEOL) continue;
    lines.push({ words: tidy(words), box });
    [words, box] = ["", undefined];
  }
  return [...lines, { words: tidy(words), box }];
}

function isText(item: unknown): item is TextItem {
  return typeof item === "object" && item !== null && "str" in item;
}

/** In the page's coordinates: from below the baseline to above the letters. */
function rectangleOf({ transform, width, height }: TextItem): Rectangle {
  const [x, y] = [Number(transform[4]), Number(transform[5])];
  return [x, y - 0.25 * height, x + width, y + 0.9 * height];
}

function around(box: Box | undefined, [x = 0, y = 0, x2 = 0, y2 = 0]: readonly number[]): Box {
  return {
    left: Math.min(box?.left ?? x, x, x2),
    top: Math.min(box?.top ?? y, y, y2),
    right: Math.max(box?.right ?? x, x, x2),
    bottom: Math.max(box?.bottom ?? y, y, y2),
  };
}
