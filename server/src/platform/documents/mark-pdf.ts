import { degrees, PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";

const size = 8;
/** In points, from the lower left corner of the visible page. */
const margin = 14;
const ink = rgb(0.35, 0.35, 0.4);

/** The PDF with a line at the foot of each page. Throws if it can't be changed. */
export async function markPdf(bytes: Uint8Array, line: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const known = new Set(font.getCharacterSet());
  const text = Array.from(line, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : "?")).join("");
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const turned = ((page.getRotation().angle % 360) + 360) % 360;
    const corners: Readonly<Record<number, readonly [number, number]>> = {
      90: [x + width - margin, y + margin],
      180: [x + width - margin, y + height - margin],
      270: [x + margin, y + height - margin],
    };
    const [left, bottom] = corners[turned] ?? [x + margin, y + margin];
    page.drawText(text, { x: left, y: bottom, size, font, color: ink, rotate: degrees(turned) });
  }
  return pdf.save();
}
