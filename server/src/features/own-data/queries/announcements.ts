import type { Reader } from "../../../platform/database/database.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import type { LeadEvent } from "../../leads/events.ts";
import type { ReportEvent } from "../../reports/events.ts";

/** Sequences of the events that announced leads and reports with these addresses, which have no account. */
export async function announcementsOf(read: Reader, emails: readonly string[]): Promise<number[]> {
  if (emails.length === 0) return [];
  const [leads, reports] = await Promise.all([leadsReceived(read, emails), reportsMade(read, emails)]);
  return [...leads, ...reports];
}

async function leadsReceived(read: Reader, emails: readonly string[]): Promise<number[]> {
  const rows = await receivedLeads(read)
    .innerJoin("lead", "lead.id", "event.subject_id")
    .where("lead.email", "in", emails)
    .execute();
  return rows.map(({ sequence }) => sequence);
}

/** The same of one lead. */
export async function announcementsOfLead(read: Reader, id: number): Promise<number[]> {
  const rows = await receivedLeads(read).where("event.subject_id", "=", id).execute();
  return rows.map(({ sequence }) => sequence);
}

function receivedLeads(read: Reader) {
  return read
    .selectFrom("event")
    .select("event.sequence")
    .where("event.subject", "=", "lead" satisfies LeadEvent["subject"])
    .where("event.name", "=", "lead-received" satisfies LeadEvent["name"]);
}

/** The events of a posting: each names its report in the payload. */
async function reportsMade(read: Reader, emails: readonly string[]): Promise<number[]> {
  const rows = await read
    .selectFrom("event")
    .innerJoin("posting_report as report", "report.posting_id", "event.subject_id")
    .select(["event.sequence", "event.payload_json", "report.id"])
    .where("event.subject", "=", "posting" satisfies ReportEvent["subject"])
    .where("event.name", "=", "posting-reported" satisfies ReportEvent["name"])
    .where("report.email", "in", emails)
    .execute();
  return rows
    .filter((row) => payloadOf<ReportEvent>(row).reportId === row.id)
    .map(({ sequence }) => sequence);
}
