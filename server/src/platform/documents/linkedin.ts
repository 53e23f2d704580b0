import { parse } from "csv-parse/sync";
import type { Sheet, SheetJob } from "../sheets/sheet.ts";
import { copiedJob, lineOf, mostCopied, present } from "./copied-resume.ts";
import { decode } from "./decode.ts";
import { DocumentRefused } from "./document.ts";
import { type Archive, openArchive } from "./zip-archive.ts";

type Row = Readonly<Record<string, string>>;

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
    name: [lineOf(profile?.["First Name"]), lineOf(profile?.["Last Name"])].filter(Boolean).join(" "),
    contact: contact.map(lineOf).filter(Boolean),
    jobs: positions.flatMap(jobOf),
    skills: (await rowsOf("Skills.csv")).map((row) => lineOf(row["Name"])).filter(Boolean),
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
    to: mostCopied.rows,
    trim: true,
  });
  return rows;
}

function jobOf(row: Row): SheetJob[] {
  return copiedJob({
    title: row["Title"],
    company: row["Company Name"],
    started: dateIn(row["Started On"]),
    ended: lineOf(row["Finished On"]) === "" ? present : dateIn(row["Finished On"]),
    description: row["Description"] ?? "",
  });
}

function schoolOf(row: Row): string {
  const years = [dateIn(row["Start Date"]), dateIn(row["End Date"])].filter(Boolean).join(" – ");
  return [lineOf(row["Degree Name"]), lineOf(row["School Name"]), years].filter(Boolean).join(", ");
}

/** "Jan 2020" or "2020"; undefined for anything else. */
function dateIn(text: string | undefined): string | undefined {
  return /^(?:[A-Z][a-z]{2} )?\d{4}$/.exec(lineOf(text))?.[0];
}
