import { postingPath } from "@candor/contract/jobs/slug";
import type { ApiKey } from "@candor/contract/programs/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { keysOf } from "../queries/keys.ts";
import type { programApplications, programPostings } from "../queries/program.ts";

type Rows<Query extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

export function keyView(row: Rows<typeof keysOf>): ApiKey {
  return {
    id: String(row.id),
    name: row.name,
    ending: row.ending,
    scopes: fromJson(row.scopes_json),
    made: isoTime(row.made_at),
    ...(row.used_at !== null && { lastUsed: isoTime(row.used_at) }),
    ...(row.ownership_id === null && { makerLeft: true as const }),
  };
}

export function postingView(row: Rows<typeof programPostings>, publicUrl: string) {
  return {
    id: String(row.id),
    title: row.title,
    status: row.status,
    address: `${publicUrl}${postingPath(row)}`,
    firstSeen: isoTime(row.first_seen_at),
    ...(row.changed_at !== null && { changed: isoTime(row.changed_at) }),
  };
}

export function applicationView(row: Rows<typeof programApplications>, publicUrl: string) {
  return {
    id: String(row.id),
    jobId: String(row.posting_id),
    status: row.status,
    sent: isoTime(row.created_at),
    changed: isoTime(row.modified_at),
    ...(row.answer_by !== null && { answerBy: isoTime(row.answer_by) }),
    ...(row.answered_at !== null && { answered: isoTime(row.answered_at) }),
    address: `${publicUrl}/organization/applications/${row.id}`,
  };
}
