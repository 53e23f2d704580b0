import { linkedInUrl } from "@candor/contract/profiles/faults";
import { personalBody } from "@candor/contract/profiles/shapes";
import type { ReadJob, ReadValue, ResumeReading } from "@candor/contract/resumes/reading";
import { internationalNumber } from "../../profiles/rules/phones.ts";
import { applicantIn } from "./applicant.ts";
import { bounded } from "./bounded.ts";
import { compareJobs, isSame, type KeptJob } from "./compare-jobs.ts";
import type { ReadValue as FoundValue } from "./reading/jobs.ts";
import { readResume } from "./reading/read-resume.ts";

/** The parts of a profile that a resume may also state. */
export interface KeptProfile {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly postal: string | null;
  readonly linkedInUrl: string | null;
  /** As given. */
  readonly phones: readonly string[];
  readonly experience: readonly KeptJob[];
  readonly skills: readonly string[];
}

const sourceCharacters = 200;

/** M-05: every value with its line, beside what the profile says. `settled` are the keys settled before. */
export function besideProfile(
  text: string,
  kept: KeptProfile,
  settled: ReadonlySet<string>,
): Omit<ResumeReading, "fileName"> {
  const lines = text.split("\n");
  const reading = bounded(readResume(text));
  const jobs = compareJobs(reading.experience, kept.experience);
  const sourceAt = (line: number) => ({
    line,
    source: (lines[line - 1] ?? "").trim().slice(0, sourceCharacters),
  });
  const partOf = ({ value, line }: FoundValue) => ({ value, ...sourceAt(line) });
  const keyed = (key: string) => ({ key, settled: settled.has(key) });
  const valueOf = (key: string, read: FoundValue, known: string | null, isKnown: boolean): ReadValue => ({
    ...keyed(key),
    ...partOf(read),
    compared: isKnown ? "same" : known === null ? "new" : "different",
    ...(!isKnown && known !== null && { known }),
  });
  const skills = new Set(kept.skills.map((skill) => skill.toLowerCase()));
  return {
    hasText: text.trim() !== "",
    personal: personalOf(text, lines, reading.linkedIn, kept, valueOf),
    experience: reading.experience.map(
      ({ title, company, period, description }, at): ReadJob => ({
        ...keyed(`experience-${period.line}`),
        compared: "new",
        ...jobs[at],
        ...(title && { title: partOf(title) }),
        ...(company && { company: partOf(company) }),
        period: { ...period.value, ...sourceAt(period.line) },
        ...(description && { description: partOf(description) }),
      }),
    ),
    skills: reading.skills.map((skill) =>
      valueOf(`skill-${skill.value.toLowerCase()}`, skill, null, skills.has(skill.value.toLowerCase())),
    ),
    lost: reading.unread,
  };
}

type ValueOf = (key: string, read: FoundValue, known: string | null, isKnown: boolean) => ReadValue;

function personalOf(
  text: string,
  lines: readonly string[],
  linkedIn: FoundValue | undefined,
  kept: KeptProfile,
  valueOf: ValueOf,
): ResumeReading["personal"] {
  const { firstName, lastName, postalCode, phone } = applicantIn(text);
  const one = (key: "firstName" | "lastName" | "postal", value: string | undefined) => {
    const found = placed(lines, value);
    if (!found || !personalBody.shape[key].safeParse(found.value).success) return {};
    return { [key]: valueOf(key, found, kept[key], isSame(found.value, kept[key] ?? "")) };
  };
  const number = placed(lines, phone);
  const international = internationalNumber(phone ?? "");
  const url = linkedIn && fullAddress(linkedIn.value);
  return {
    ...one("firstName", firstName),
    ...one("lastName", lastName),
    ...one("postal", postalCode),
    ...(linkedIn &&
      url !== undefined && {
        linkedInUrl: valueOf(
          "linkedInUrl",
          { ...linkedIn, value: url },
          kept.linkedInUrl,
          bare(url) === bare(kept.linkedInUrl ?? ""),
        ),
      }),
    ...(number &&
      international !== undefined && {
        phone: valueOf(
          "phone",
          { ...number, value: international },
          null,
          kept.phones.some((one) => (internationalNumber(one) ?? one) === international),
        ),
      }),
  };
}

/** The first line that says it. A value that no line says isn't offered. */
function placed(lines: readonly string[], value: string | undefined): FoundValue | undefined {
  if (value === undefined) return undefined;
  const at = lines.findIndex((line) => line.toLowerCase().includes(value.toLowerCase()));
  return at < 0 ? undefined : { value, line: at + 1 };
}

/** LinkedIn's country addresses lead to the same profile. */
function fullAddress(read: string): string | undefined {
  return linkedInUrl(read.replace(/^(?:https?:\/\/)?[a-z]{2,3}\.(?=linkedin)/i, ""));
}

function bare(address: string): string {
  return address.replace(/\/$/, "").toLowerCase();
}
