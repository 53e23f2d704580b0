import type { Sheet } from "./sheet.ts";

// The libraries that write these files are large, and most processes write none: each loads when it is first needed.

/** The words that keep a sheet from becoming a PDF, because no font of ours has their letters. */
export async function undrawnIn(sheet: Sheet): Promise<string[]> {
  const pdf = await import("./pdf.ts");
  return pdf.undrawnIn(sheet);
}

/** A tagged PDF whose text can be selected and read aloud. Throws if `undrawnIn` finds something. */
export async function pdfResume(sheet: Sheet, now: number): Promise<Buffer> {
  const { drawPdf } = await import("./pdf.ts");
  return drawPdf(sheet, now);
}

/** Uses a word processor's styles, so that a person can edit it. The same moment makes the same bytes. */
export async function docxResume(sheet: Sheet, moment: number): Promise<Buffer> {
  const { writeDocx } = await import("./docx.ts");
  return writeDocx(sheet, moment);
}
