import { stringify } from "csv-stringify/sync";
import type { Feed, FeedItem } from "./feed.ts";

type Cell = string | number | undefined;

const columns: Readonly<Record<string, (item: FeedItem) => Cell>> = {
  address: ({ address }) => address,
  id: ({ job }) => job.id,
  title: ({ job }) => job.title,
  organization: ({ job }) => job.organization.name,
  city: ({ job }) => job.address.city,
  state: ({ job }) => job.address.state,
  country: ({ job }) => job.address.country,
  remote: ({ job }) => job.remote.kind,
  jobType: ({ job }) => job.jobType,
  industry: ({ job }) => job.industry,
  compensation: ({ job }) => job.compensation,
  compensationMin: ({ job }) => job.compensationMin,
  compensationMax: ({ job }) => job.compensationMax,
  compensationType: ({ job }) => job.compensationType,
  compensationCurrency: ({ job }) => job.compensationCurrency,
  skills: ({ job }) => job.skills.join("; "),
  firstSeenAt: ({ job }) => job.firstSeenAt,
  confirmedAt: ({ job }) => job.confirmedAt,
  source: ({ job }) => job.source?.url,
};

/** RFC 4180: a header, then one row per posting. Text that a spreadsheet would take for a formula is escaped. */
export function csv({ items }: Feed): string {
  return stringify(
    items.map((item) => Object.values(columns).map((cell) => cell(item))),
    { header: true, columns: Object.keys(columns), record_delimiter: "windows", escape_formulas: true },
  );
}
