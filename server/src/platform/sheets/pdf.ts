import { buffer } from "node:stream/consumers";
import { messageForAll } from "@candor/contract/messages/catalogues";
import { defaultLocale } from "@candor/contract/messages/locales";
import PdfDocument from "pdfkit";
import { ascentOf, bytesOf, type Face, faceFor, mainFont, type Run, runsOf, undrawn } from "./faces.ts";
import type { Sheet, SheetJob } from "./sheet.ts";

type Pdf = PDFKit.PDFDocument;

const margin = 54;
const ink = "#1b2030";
const soft = "#555a69";

/** The sheet's words that a PDF can't show: no font of ours has their letters. */
export function undrawnIn({ name, contact, jobs, skills, education = [] }: Sheet): string[] {
  const ofJobs = jobs.flatMap(({ title, company, period, points }) => [title, company, period, ...points]);
  return [...new Set([name, ...contact, ...ofJobs, ...skills, ...education].flatMap(undrawn))];
}

/** Throws if `undrawnIn` finds something. */
export function drawPdf(sheet: Sheet, now: number): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: "LETTER",
    margin,
    pdfVersion: "1.7",
    tagged: true,
    lang: defaultLocale,
    displayTitle: true,
    info: { Title: sheet.name, Author: sheet.name, CreationDate: new Date(now) },
  });
  const bytes = buffer(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  draw(pdf, sheet, (kind, work) => {
    const element = pdf.struct(kind, {}, work);
    root.add(element);
    element.end();
  });
  root.end();
  pdf.end();
  return bytes;
}

type Tag = (kind: "H1" | "H2" | "H3" | "P", work: () => void) => void;

function draw(pdf: Pdf, { name, contact, jobs, skills, education = [] }: Sheet, tag: Tag): void {
  tag("H1", () => write(pdf.fillColor(ink), name, "serif", 26));
  pdf.moveDown(0.2);
  tag("P", () => write(pdf.fillColor(soft), contact.join("  |  "), "regular", 10));
  if (jobs.length > 0) heading(pdf, messageForAll("settings.experience"), tag);
  for (const job of jobs) drawJob(pdf, job, tag);
  if (skills.length > 0) {
    heading(pdf, messageForAll("settings.skills"), tag);
    tag("P", () => {
      for (const line of skillLines(pdf, skills)) write(pdf.fillColor(ink), line, "regular", 10);
    });
  }
  if (education.length > 0) heading(pdf, messageForAll("resumes.education"), tag);
  for (const school of education) tag("P", () => write(pdf.fillColor(ink), school, "regular", 10));
}

function heading(pdf: Pdf, text: string, tag: Tag): void {
  keepTogether(pdf, 80);
  pdf.moveDown(1.2);
  tag("H2", () => write(pdf.fillColor(ink), text, "serif", 14));
  const { y } = pdf;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.75)
    .stroke(ink);
  pdf.endMarkedContent();
  pdf.moveDown(0.6);
}

function drawJob(pdf: Pdf, { title, company, period, points }: SheetJob, tag: Tag): void {
  keepTogether(pdf, 60);
  tag("H3", () => {
    const { y, page } = pdf;
    const room = widthOf(pdf, period, "regular", 10);
    const width = pdf.page.width - 2 * margin;
    write(pdf.fillColor(ink), title, "strong", 10.5, width - room - 24);
    const below = pdf.y;
    // Beside the title's first line, unless the title ran on to another page.
    const beside = pdf.page === page ? y : below;
    use(pdf, mainFont("regular")).fontSize(10).fillColor(soft);
    pdf.text(period, margin + width - room - 1, beside, { lineBreak: false });
    pdf.x = margin;
    pdf.y = below;
  });
  tag("P", () => write(pdf.fillColor(soft), company, "regular", 10));
  for (const point of points) {
    keepTogether(pdf, 14);
    tag("P", () => write(pdf.fillColor(ink), `•  ${point}`, "regular", 10));
  }
  pdf.moveDown(0.7);
}

/** A heading never stands alone at the end of a page. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

/** Lines break between skills, so that none looks like two. */
function skillLines(pdf: Pdf, skills: readonly string[]): string[] {
  return fitted(pdf, skills, {
    between: ", ",
    face: "regular",
    size: 10,
    width: pdf.page.width - 2 * margin,
  });
}

interface Fit {
  readonly between: string;
  readonly face: Face;
  readonly size: number;
  readonly width: number;
}

/** As many parts on a line as its width holds. */
function fitted(pdf: Pdf, parts: readonly string[], { between, face, size, width }: Fit): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${between}${part}` : part;
    if (lines.length > 0 && widthOf(pdf, longer, face, size) <= width - 4) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function widthOf(pdf: Pdf, text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (width, run) => width + use(pdf, run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Uses as many fonts as its letters need. */
function write(
  pdf: Pdf,
  text: string,
  wanted: Face,
  size: number,
  width = pdf.page.width - 2 * margin,
): void {
  const face = faceFor(text, wanted);
  const runs = runsOf(text, face);
  if (runs.length <= 1) return writeLine(pdf, runs, face, size, width);
  // The library would break a line wherever the font changes, even within a word.
  const lines = fitted(pdf, text.split(" "), { between: " ", face, size, width });
  for (const line of lines) writeLine(pdf, runsOf(line, face), face, size, width);
}

function writeLine(pdf: Pdf, runs: readonly Run[], face: Face, size: number, width: number): void {
  const baseline = -ascentOf(face, size);
  for (const [at, { font, text }] of runs.entries())
    use(pdf, font)
      .fontSize(size)
      .text(text, { width, continued: at < runs.length - 1, lineGap: 2, baseline });
}

function use(pdf: Pdf, font: string): Pdf {
  return pdf.registerFont(font, bytesOf(font)).font(font);
}
