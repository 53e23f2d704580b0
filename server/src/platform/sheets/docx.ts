import { messageForAll } from "@candor/contract/messages/catalogues";
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } from "docx";
import { zipOf } from "../archives/zip.ts";
import { openArchive } from "../documents/zip-archive.ts";
import { isoTime } from "../iso-time.ts";
import type { Sheet, SheetJob } from "./sheet.ts";

/** In twentieths of a point: the width between the margins of a letter page. */
const lineEnd = 9360;

export async function writeDocx(
  { name, contact, jobs, skills, education = [] }: Sheet,
  moment: number,
): Promise<Buffer> {
  const children = [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE, alignment: AlignmentType.LEFT }),
    new Paragraph(contact.join("  |  ")),
    ...(jobs.length > 0
      ? [heading(messageForAll("settings.experience")), ...jobs.flatMap(jobParagraphs)]
      : []),
    ...(skills.length > 0
      ? [heading(messageForAll("settings.skills")), new Paragraph(skills.join(", "))]
      : []),
    ...(education.length > 0
      ? [heading(messageForAll("resumes.education")), ...education.map((school) => new Paragraph(school))]
      : []),
  ];
  const made = await Packer.toBuffer(new Document({ title: name, creator: name, sections: [{ children }] }));
  return dated(made, moment);
}

/** The library uses the machine's time, for the document and for each file in it. */
async function dated(bytes: Buffer, moment: number): Promise<Buffer> {
  const archive = await openArchive(bytes);
  const files = archive.names().map(async (path) => {
    const content = await archive.bytes(path);
    if (path !== "docProps/core.xml") return { path, bytes: content };
    const text = content
      .toString()
      .replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${isoTime(moment)}`);
    return { path, bytes: Buffer.from(text) };
  });
  return zipOf(await Promise.all(files), moment);
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
}

function jobParagraphs({ title, company, period, points }: SheetJob): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: lineEnd }],
      children: [new TextRun(title), new TextRun({ children: [new Tab(), period] })],
    }),
    new Paragraph({ text: company, keepNext: points.length > 0 }),
    ...points.map((point) => new Paragraph({ text: point, bullet: { level: 0 } })),
  ];
}
