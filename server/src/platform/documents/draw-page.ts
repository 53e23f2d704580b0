import { PDFiumLibrary } from "@hyzyla/pdfium";

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: red, green, blue and alpha. */
  readonly pixels: Uint8Array;
}

/** Sharp on a dense screen beside a form, but small enough that no page needs much memory. */
const widest = 1200;
const highest = 2400;

/**
 * A page of a PDF as a picture; undefined if there is no such page. PDFium runs as WebAssembly, so a crash stays in its
 * own memory.
 */
export async function drawPage(bytes: Uint8Array, number: number): Promise<DrawnPage | undefined> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (number < 1 || number > document.getPageCount()) return undefined;
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(widest / originalWidth, highest / originalHeight);
  const { width, height, data } = await page.render({ scale, render: "bitmap" });
  return { width, height, pixels: data };
}
