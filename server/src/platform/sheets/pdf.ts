import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { defaultLocale, message } from "@candor/contract/messages/message";
import PdfDocument from "pdfkit";
import type { Sheet, SheetJob } from "./sheet.ts";

type Pdf = PDFKit.PDFDocument;
type Face = "regular" | "strong" | "serif";

const margin = 54;
const ink = "#1b2030";
const soft = "#555a69";
const sans = new URL("files/", import.meta.resolve("@fontsource/public-sans/package.json")).href;
/** Letters beyond Latin-1 are in separate fonts. */
const fonts: readonly (readonly [string, Buffer])[] = (["latin", "latin-ext"] as const).flatMap((part) => [
  [`regular ${part}`, fontAt(`${sans}public-sans-${part}-400-normal.woff`)],
  [`strong ${part}`, fontAt(`${sans}public-sans-${part}-600-normal.woff`)],
  [`serif ${part}`, fontAt(import.meta.resolve(`@fontsource/besley/files/besley-${part}-400-normal.woff`))],
]);

function fontAt(address: string): Buffer {
  return readFileSync(fileURLToPath(address));
}

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
  for (const [name, font] of fonts) pdf.registerFont(name, font);
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
  if (jobs.length > 0) heading(pdf, message("settings.experience"), tag);
  for (const job of jobs) drawJob(pdf, job, tag);
  if (skills.length > 0) {
    heading(pdf, message("settings.skills"), tag);
    tag("P", () => {
      for (const line of skillLines(pdf, skills)) write(pdf.fillColor(ink), line, "regular", 10);
    });
  }
  if (education.length > 0) heading(pdf, message("resumes.education"), tag);
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
    const room = pdf.font("regular latin").fontSize(10).widthOfString(period);
    const width = pdf.page.width - 2 * margin;
    write(pdf.fillColor(ink), title, "strong", 10.5, width - room - 24);
    const below = pdf.y;
    // Beside the title's first line, unless the title ran on to another page.
    const beside = pdf.page === page ? y : below;
    pdf.font("regular latin").fontSize(10).fillColor(soft);
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
  const width = pdf.page.width - 2 * margin;
  pdf.font("regular latin").fontSize(10);
  const lines: string[] = [];
  for (const skill of skills) {
    const longer = lines.length > 0 ? `${lines.at(-1)}, ${skill}` : skill;
    if (lines.length > 0 && pdf.widthOfString(longer) <= width - 4) lines[lines.length - 1] = longer;
    else lines.push(skill);
  }
  return lines;
}

const beyondLatin = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]+)/;

/** Uses as many fonts as its letters need. */
function write(pdf: Pdf, text: string, face: Face, size: number, width = pdf.page.width - 2 * margin): void {
  const runs = text.split(beyondLatin).filter((run) => run !== "");
  for (const [at, run] of runs.entries()) {
    const font = `${face} ${beyondLatin.test(run) ? "latin-ext" : "latin"}`;
    pdf
      .font(font)
      .fontSize(size)
      .text(run, { width, continued: at < runs.length - 1, lineGap: 2 });
  }
}
