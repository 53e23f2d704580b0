import type { Sheet } from "./sheet.ts";

// The libraries that write these files are large, and most processes write none: each loads when it is first needed.

/** A tagged PDF whose text can be selected and read aloud. */
export async function pdfResume(sheet: Sheet, now: number): Promise<Buffer> {
  const { drawPdf } = await import("./pdf.ts");
  return drawPdf(sheet, now);
}

/** Uses a word processor's styles, so that a person can edit it. The same moment makes the same bytes. */
export async function docxResume(sheet: Sheet, moment: number): Promise<Buffer> {
  const { writeDocx } = await import("./docx.ts");
  return writeDocx(sheet, moment);
}
