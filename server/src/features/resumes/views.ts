import type { Resume } from "@candor/contract/resumes/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { ResumeRow } from "./queries.ts";

/** A resume as its owner sees it. */
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
