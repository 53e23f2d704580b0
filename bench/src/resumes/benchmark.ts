import { besideProfile } from "@candor/server/features/resumes/rules/beside-profile";
import { drawPage } from "@candor/server/platform/documents/draw-page";
import { readDocument } from "@candor/server/platform/documents/read-document";
import { pagePicture } from "@candor/server/platform/pictures/page";
import { docxResume, pdfResume } from "@candor/server/platform/sheets/resume";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { madeUpSheets } from "./made-up.ts";

const empty = {
  firstName: null,
  lastName: null,
  postal: null,
  linkedInUrl: null,
  phones: [],
  experience: [],
  skills: [],
};
const warmUp = 20;
const madeAt = Date.UTC(2026, 10, 22);

/** From a file's bytes to every value next to an empty profile, one resume after another. */
export async function benchmarkResumes(parameters: string[]): Promise<Report> {
  const { resumes } = readOptions(parameters, { resumes: whole(200) });
  const sheets = madeUpSheets(resumes);
  const pdfs = await Promise.all(sheets.map((sheet) => pdfResume(sheet, madeAt)));
  const pdf = await measure(pdfs);
  const drawing = await measureDrawing(pdfs);
  const docx = await measure(await Promise.all(sheets.map((sheet) => docxResume(sheet, madeAt))));
  const rules = measureRules(pdf.texts);
  return reportOn({ resumes: sheets.length, pdf, docx, drawing, rules });
}

interface Measured {
  readonly times: Summary;
  readonly texts: readonly string[];
  /** Peak memory above what the process held before, in megabytes. */
  readonly megabytes: number;
}

async function measure(files: readonly Buffer[]): Promise<Measured> {
  for (const file of files.slice(0, warmUp)) besideProfile((await readDocument(file)).text, empty, new Set());
  const before = process.memoryUsage().rss;
  let most = before;
  const [times, texts]: [number[], string[]] = [[], []];
  for (const file of files) {
    const start = performance.now();
    const { text } = await readDocument(file);
    besideProfile(text, empty, new Set());
    times.push(performance.now() - start);
    most = Math.max(most, process.memoryUsage().rss);
    texts.push(text);
  }
  return { times: summarize(times), texts, megabytes: rounded((most - before) / 2 ** 20) };
}

/** The first page as the picture shown next to what was read. */
async function measureDrawing(files: readonly Buffer[]): Promise<Omit<Measured, "texts">> {
  const draw = async (file: Buffer) => {
    const drawn = await drawPage(file, 1);
    if (!drawn) throw new Error("A resume has no first page.");
    await pagePicture(drawn);
  };
  for (const file of files.slice(0, warmUp)) await draw(file);
  const before = process.memoryUsage().rss;
  let most = before;
  const times: number[] = [];
  for (const file of files) {
    const start = performance.now();
    await draw(file);
    times.push(performance.now() - start);
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { times: summarize(times), megabytes: rounded((most - before) / 2 ** 20) };
}

function measureRules(texts: readonly string[]): Summary {
  return summarize(
    texts.map((text) => {
      const start = performance.now();
      besideProfile(text, empty, new Set());
      return performance.now() - start;
    }),
  );
}

interface Figures {
  readonly resumes: number;
  readonly pdf: Measured;
  readonly docx: Measured;
  readonly drawing: Omit<Measured, "texts">;
  readonly rules: Summary;
}

function reportOn({ resumes, pdf, docx, drawing, rules }: Figures): Report {
  const row = (name: string, { p50, p95, p99 }: Summary, megabytes: number | string) => [
    name,
    p50,
    p95,
    p99,
    megabytes,
  ];
  const told = ({ times, megabytes }: Measured) => ({ times, megabytes });
  return {
    name: "resumes",
    figures: { resumes, pdf: told(pdf), docx: told(docx), drawing, rules },
    tables: [
      {
        title: `Reading ${resumes} resumes into a profile`,
        head: ["", "p50, ms", "p95, ms", "p99, ms", "memory, MB"],
        rows: [
          row("PDF", pdf.times, pdf.megabytes),
          row("DOCX", docx.times, docx.megabytes),
          row("the rules alone", rules, "-"),
          row("a page as a picture", drawing.times, drawing.megabytes),
        ],
      },
    ],
    floors: [
      { what: "a page as a picture, p95, ms", measured: drawing.times.p95, most: 500 },
      { what: "PDF, p95, ms", measured: pdf.times.p95, most: 250 },
      { what: "DOCX, p95, ms", measured: docx.times.p95, most: 250 },
    ],
  };
}
