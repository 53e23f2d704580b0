import { parse } from "csv-parse/sync";
import type { Sheet, SheetJob } from "../sheets/sheet.ts";
import { decode } from "./decode.ts";
import { DocumentRefused } from "./document.ts";
import { type Archive, openArchive } from "./zip-archive.ts";

type Row = Readonly<Record<string, string>>;

const most = { rows: 200, points: 20, characters: 300 };

/**
 * The work history in LinkedIn's "copy of your data", in a resume's form. Its columns have had these names since 2018.
 * Messages, connections and everything else in it aren't opened.
 */
export async function readLinkedIn(bytes: Buffer): Promise<Sheet> {
  const archive = await openArchive(bytes);
  const rowsOf = (file: string) => rowsIn(archive, file);
  const [profile] = await rowsOf("Profile.csv");
  const positions = await rowsOf("Positions.csv");
  if (!profile && positions.length === 0) throw new DocumentRefused("unreadable");
  const [phone] = await rowsOf("PhoneNumbers.csv");
  const contact = [profile?.["Geo Location"], profile?.["Zip Code"], phone?.["Number"]];
  return {
    name: [line(profile?.["First Name"]), line(profile?.["Last Name"])].filter(Boolean).join(" "),
    contact: contact.map(line).filter(Boolean),
    jobs: positions.flatMap(jobOf),
    skills: (await rowsOf("Skills.csv")).map((row) => line(row["Name"])).filter(Boolean),
    education: (await rowsOf("Education.csv")).map(schoolOf).filter(Boolean),
  };
}

/** Finds the file in any folder; LinkedIn's own archives have used both. Empty if there is none. */
async function rowsIn(archive: Archive, file: string): Promise<readonly Row[]> {
  const name = archive.names().find((each) => each === file || each.endsWith(`/${file}`));
  if (name === undefined) return [];
  const rows: Row[] = parse(decode(await archive.bytes(name)), {
    bom: true,
    columns: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: most.rows,
    trim: true,
  });
  return rows;
}

/** An entry needs a title, a company and a beginning. */
function jobOf(row: Row): SheetJob[] {
  const [title, company] = [line(row["Title"]), line(row["Company Name"])];
  const started = dateIn(row["Started On"]);
  if (!title || !company || !started) return [];
  const ended = line(row["Finished On"]) === "" ? "Present" : dateIn(row["Finished On"]);
  const points = (row["Description"] ?? "")
    .split(/\r?\n|\s{2,}/)
    .map((point) => line(point.replace(bullet, "")));
  return [
    {
      title,
      company,
      period: ended ? `${started} – ${ended}` : started,
      points: points.filter(Boolean).slice(0, most.points),
    },
  ];
}

const bullet = /^\s*[-–—•*▪◦·●○]\s*/;

function schoolOf(row: Row): string {
  const years = [dateIn(row["Start Date"]), dateIn(row["End Date"])].filter(Boolean).join(" – ");
  return [line(row["Degree Name"]), line(row["School Name"]), years].filter(Boolean).join(", ");
}

/** "Jan 2020" or "2020"; undefined for anything else. */
function dateIn(text: string | undefined): string | undefined {
  return /^(?:[A-Z][a-z]{2} )?\d{4}$/.exec(line(text))?.[0];
}

function line(text = ""): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, most.characters);
}
