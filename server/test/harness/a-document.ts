import { zipOf } from "./a-zip.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** A Word document with this XML in its body. */
export function aDocx(body: string, files: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
    ...files,
  });
}

/** An OpenDocument text with this XML in its body. */
export function anOdt(body: string, files: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "META-INF/manifest.xml": "<manifest:manifest/>",
    "content.xml": `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...files,
  });
}

/** A one-page PDF with this text. */
export function aPdf(words: string): Buffer {
  return pdfOf(`BT /F1 12 Tf 72 720 Td (${words}) Tj ET`);
}

/**
 * A one-page PDF (ISO 32000-1, 7.5): its content, further resources of the page, further objects from number 6 on,
 * further entries of the trailer.
 */
export function pdfOf(
  content: string | Buffer,
  more: { resources?: string; filter?: string; objects?: readonly string[]; trailer?: string } = {},
): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${more.resources ?? ""} >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} ${more.filter ?? ""} >>\nstream\n`),
      Buffer.from(content),
      Buffer.from("\nendstream"),
    ]),
    ...(more.objects ?? []),
  ];
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = pieces[0]?.length ?? 0;
  const write = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    write(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]),
    );
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${more.trailer ?? ""} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + trailer)]);
}
