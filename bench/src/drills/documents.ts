/** A PDF page with so little text that reading it takes no time. */
export function aResume(): Buffer {
  return pdf("BT /F1 12 Tf 72 720 Td (Jane Doe) Tj ET", []);
}

const depth = 30;

/** A page that draws a form ten times, which draws a form ten times, and so on: reading it runs into the time limit. */
export function anEndlessDocument(): Buffer {
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level + 1 === depth;
    const content = isLast ? "BT /F1 12 Tf (x) Tj ET" : `/X${level + 1} Do `.repeat(10);
    const inner = isLast ? "" : `/XObject << /X${level + 1} ${level + 7} 0 R >>`;
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${font} ${inner} >>`;
    return stream(entries, content);
  });
  return pdf("/X0 Do", forms, "/XObject << /X0 6 0 R >>");
}

const font = "/Font << /F1 4 0 R >>";

/** An object with a stream. */
export function stream(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function pdf(content: string, more: readonly string[], resources = ""): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << ${font} ${resources} >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    stream("", content),
    ...more,
  ]);
}

/** ISO 32000-1, 7.5, without a cross-reference table, which readers rebuild. The first object is the catalog. */
export function pdfOf(objects: readonly string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`);
}
