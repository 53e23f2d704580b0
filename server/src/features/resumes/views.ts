import type { Resume } from "@candor/contract/resumes";
import type { ResumeRow } from "./queries.ts";

/** A resume as whoever uploaded it sees it. */
export function resumeView(row: ResumeRow): Resume {
  return {
    id: String(row.id),
    fileName: row.name,
    mediaType: row.media_type,
    bytes: row.bytes,
    sha256: row.sha256,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    inactivated: row.inactivated_at !== null,
    ...(row.inactivated_at !== null && { inactivatedAt: new Date(row.inactivated_at).toISOString() }),
    text: row.text,
  };
}
