import type { payUnits } from "@candor/contract/values";

export const formats = [
  "nyc",
  "csv",
  "titles",
  "listings",
  "greenhouse",
  "lever",
  "ashby",
  "json-ld",
  "xml",
  "html",
] as const;

export type Format = (typeof formats)[number];

/** What a source states about one posting, in the source's own words. Readers map, `normalize` judges. */
export interface SourcePosting {
  /** Unique within the source and the same at every import; at most 200 characters. */
  sourceId: string;
  title: string;
  organization?: string | undefined;
  recruiter?: string | undefined;
  url?: string | undefined;
  /** Unsafe HTML, as received; takes precedence over `descriptionText`. */
  descriptionHtml?: string | undefined;
  descriptionText?: string | undefined;
  /** Other columns worth showing, as label and value; listed below the description. */
  facts?: (readonly [label: string, value: string])[] | undefined;
  places: (string | SourceAddress)[];
  /** The source's own field: "Hybrid", "TELECOMMUTE", "true". Places and title are read too. */
  remote?: string | undefined;
  /** Places that the source allows working from: "United States". */
  remoteWithin?: string[] | undefined;
  pay?: SourcePay | undefined;
  /** "Full-time", "CONTRACTOR". */
  jobTypes?: string[] | undefined;
  /** Categories and departments; the industry is read from them. */
  categories?: string[] | undefined;
  skills?: string[] | undefined;
  languages?: string[] | undefined;
  /** Columns that some sources have: "Does Not Offer Sponsorship", "2nd Shift", "CDL-A". */
  sponsorship?: string | undefined;
  shift?: string | undefined;
  licenses?: string | undefined;
  /** ISO 8601 or RFC 5322 text, US date, or Unix time in seconds or milliseconds. */
  postedAt?: string | number | undefined;
  closesAt?: string | number | undefined;
  /** Whether `closesAt` in the past closes the posting; otherwise it is only shown. */
  closesByDate?: boolean | undefined;
  /** Whether the source still lists it as open. */
  active: boolean;
}

export interface SourceAddress {
  city?: string | undefined;
  state?: string | undefined;
  country?: string | undefined;
  postalCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface SourcePay {
  min?: string | number | undefined;
  max?: string | number | undefined;
  unit?: PayUnit | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  /** As the source states it: "$60/hr", "80k–100k". Read if there are no amounts. */
  text?: string | undefined;
}

export type PayUnit = (typeof payUnits)[number];

/** One row of a file. Rows count from 1, without the header. */
export type ReadRow =
  | { readonly kind: "posting"; readonly row: number; readonly posting: SourcePosting }
  | { readonly kind: "refused"; readonly row: number; readonly reason: string; readonly sourceId?: string };

/** A row from a reader, before it is judged; `bytes` is its size in the file. */
export type RawRow =
  | { readonly row: number; readonly bytes: number; readonly read: () => SourcePosting }
  | { readonly row: number; readonly fault: string; readonly sourceId?: string };
