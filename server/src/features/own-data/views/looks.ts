import type { Look, SupportVisit } from "@candor/contract/own-data/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { LookRow, SupportRow } from "../queries/looks.ts";

export function lookView(row: LookRow): Look {
  return {
    kind: row.kind,
    at: isoTime(row.last_at),
    times: row.times,
    organization: { name: row.organization_name, slug: row.organization_slug },
    ...(row.pro_name !== null && { name: row.pro_name }),
    bySupport: row.impersonator_id !== null,
    application: { id: String(row.application_id), title: row.title },
  };
}

export function supportView({ created_at, ended_at, impersonation_reason }: SupportRow): SupportVisit {
  return {
    at: isoTime(created_at),
    ...(ended_at !== null && { endedAt: isoTime(ended_at) }),
    ...(impersonation_reason !== null && { reason: impersonation_reason }),
  };
}
