import type { SourcePosting } from "../source-posting.ts";

/** Reads the fields of one row below the header. */
export type RowReader = (record: string[]) => SourcePosting;
