import { asRead, fileNameAsRead, type Sent } from "@candor/contract/applications/as-read";
import { textFileName } from "@candor/contract/applications/text-file-name";
import { limits } from "@candor/contract/limits";
import type { ResumeReading } from "@candor/contract/resumes/reading";
import type { OwnResume, PartialUpload, Resume } from "@candor/contract/resumes/shapes";
import type { FileAnswer } from "../../platform/http/downloads.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { ProfileRows } from "../profiles/queries.ts";
import type { ResumeRow } from "./queries.ts";
import { besideProfile } from "./rules/beside-profile.ts";

/** A resume as it goes with an application. */
export function resumeView(row: ResumeRow): Resume {
  return {
    id: String(row.id),
    fileName: row.name,
    mediaType: row.media_type,
    bytes: row.bytes,
    sha256: row.sha256,
    uploadedAt: isoTime(row.uploaded_at),
    inactivated: row.inactivated_at !== null,
    ...(row.inactivated_at !== null && { inactivatedAt: isoTime(row.inactivated_at) }),
    text: row.text,
  };
}

/** A resume as its owner's list shows it. */
export function ownResumeView(row: ResumeRow, defaultId: number | undefined): OwnResume {
  return { ...resumeView(row), isDefault: row.id === defaultId };
}

export function partialUploadView(
  key: string,
  { parts, received }: { readonly parts: number; readonly received: readonly { readonly number: number }[] },
  put?: string,
): PartialUpload {
  return {
    key,
    partBytes: limits.uploadPartBytes,
    parts,
    received: received.map(({ number }) => number),
    ...(put !== undefined && { put }),
  };
}

/** M-05. */
export function readingView(
  { name, text }: ResumeRow,
  { account, profile, phones, experience, skills }: ProfileRows,
  settled: readonly string[],
): ResumeReading {
  const kept = {
    firstName: account.first_name,
    lastName: account.last_name,
    postal: account.postal_code,
    linkedInUrl: profile?.linkedin_url ?? null,
    phones: [...phones.map(({ number }) => number), ...(account.phone === null ? [] : [account.phone])],
    experience,
    skills: skills.map((skill) => skill.name),
  };
  return { fileName: name, ...besideProfile(text, kept, new Set(settled)) };
}

/** M-29: what an organization gets instead of the file, until the applicant agrees and names are shown. */
export function textAsRead({ name, text, ...sent }: Sent & TextFile): FileAnswer {
  return {
    name: textFileName(fileNameAsRead(name, sent)),
    mediaType: "text/plain; charset=utf-8",
    bytes: Buffer.from(asRead(sent)(text)),
  };
}

interface TextFile {
  /** The application's id. */
  readonly id: number;
  readonly name: string;
  readonly text: string;
}
