import { z } from "zod";
import type { Sheet } from "../sheets/sheet.ts";
import { decode } from "./decode.ts";
import { DocumentRefused } from "./document.ts";
import { hrOpenSheet } from "./hr-open.ts";
import { jsonResumeSheet } from "./json-resume.ts";

/** A resume in the schema of JSON Resume or HR Open, in the form of ours. */
export function readResumeData(bytes: Buffer): Sheet {
  const data = z
    .record(z.string(), z.unknown())
    .safeParse(JSON.parse(decode(bytes).replace(byteOrderMark, "")));
  const sheet = data.success ? (jsonResumeSheet(data.data) ?? hrOpenSheet(data.data)) : undefined;
  if (!sheet || isEmpty(sheet)) throw new DocumentRefused("unreadable");
  return sheet;
}

const byteOrderMark = /^\uFEFF/;

function isEmpty({ name, jobs, skills, education = [] }: Sheet): boolean {
  return name === "" && jobs.length + skills.length + education.length === 0;
}
