import { pipeline, Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { FileFault } from "../file-fault.ts";
import { beginningOf } from "../recognize.ts";
import { unendingRow } from "../sizes.ts";
import type { Format, RawRow } from "../source-posting.ts";
import { columnReader } from "./columns.ts";
import { isNyc, nycReader } from "./nyc.ts";
import type { RowReader } from "./row-reader.ts";
import { isTitleSet, readTitle } from "./title-set.ts";

/** Delimited text: comma, semicolon, tab or bar, whichever is most frequent in the first line. */
export async function* readCsv(text: AsyncIterable<string>, format?: Format): AsyncGenerator<RawRow> {
  const { beginning, whole } = await beginningOf(text);
  const delimiter = delimiterOf(beginning);
  let read: RowReader | undefined;
  let width = 0;
  let row = 0;
  for await (const record of records(whole, delimiter)) {
    if (read === undefined) {
      width = record.length;
      read = rowReader(record, delimiter, format);
      if (read !== readTitle) continue;
    }
    row++;
    yield rawRow(row, record, width, read);
  }
  if (read === undefined) throw new FileFault("The file is empty.");
}

/** Chooses a reader by the first row. Only title sets have no header. */
function rowReader(first: string[], delimiter: string, format?: Format): RowReader {
  if (format === "titles" || (format === undefined && isTitleSet(first, delimiter))) return readTitle;
  if (format === "nyc" || (format === undefined && isNyc(first))) return nycReader(first);
  const reader = columnReader(first);
  if (reader !== undefined) return reader;
  throw new FileFault(
    "The file is in none of the known formats: it is no JSON, XML or HTML, and its first line names no column for the job's title.",
  );
}

function rawRow(row: number, record: string[], width: number, read: RowReader): RawRow {
  if (record.length !== width) {
    return { row, fault: `The row has ${record.length} columns where the first line has ${width}.` };
  }
  const bytes = record.reduce((sum, field) => sum + Buffer.byteLength(field), 0);
  return { row, bytes, read: () => read(record) };
}

async function* records(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const options: Options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: unendingRow,
  };
  try {
    const parsed: AsyncIterable<string[]> = pipeline(Readable.from(text), parse(options), () => {});
    yield* parsed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileFault(`The file is no proper CSV: ${error.message}.`, { cause: error });
  }
}

function delimiterOf(beginning: string): string {
  const line = /^.*/.exec(beginning.trimStart())?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (delimiter: string) => line.split(delimiter).length;
  return [",", ";", "\t", "|"].reduce((best, other) => (count(other) > count(best) ? other : best));
}
