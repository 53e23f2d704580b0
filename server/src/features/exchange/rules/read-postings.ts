import { hasWords } from "@candor/contract/values";
import { ZodError } from "zod";
import { bounded, lineCharacters } from "./bounded.ts";
import { readCsv } from "./csv/read-csv.ts";
import { FileFault } from "./file-fault.ts";
import { readHtml } from "./html/read-html.ts";
import { readJson } from "./json/read-json.ts";
import { beginningOf, type Family, familyOf } from "./recognize.ts";
import { rowBytes } from "./sizes.ts";
import { isMadeOfContent } from "./source-id.ts";
import type { Format, RawRow, ReadRow, SourcePosting } from "./source-posting.ts";
import { textOfFile } from "./text-of-file.ts";
import { tidy } from "./tidy.ts";
import { readXml } from "./xml/read-xml.ts";

/**
 * Every row of a file, as a posting or as a refusal with its reason. The format is recognized from the content unless
 * it is given. Memory doesn't grow with the file. Throws `FileFault` for faults in the file, possibly after some rows:
 * the caller must discard those. Errors of `bytes` itself pass through.
 *
 * A row is refused if it has no title, is larger than a megabyte, or doesn't have the shape of its format. If only a
 * value makes no sense (an invalid date, an inverted range of pay), `normalize` drops just that value.
 */
export async function* readPostings(
  bytes: AsyncIterable<Uint8Array>,
  { format, families, most }: Reading = {},
): AsyncGenerator<ReadRow> {
  const { beginning, whole } = await beginningOf(textOfFile(bytes, most));
  const family = familyOf(beginning, format);
  if (families?.includes(family) === false)
    throw new FileFault(`It is none of the formats that are read here: ${families.join(", ")}.`);
  try {
    for await (const row of readers[family](whole, format)) yield judged(row);
  } catch (error) {
    if (isTooDeep(error)) throw new FileFault("Values are nested too deep to be read.", { cause: error });
    throw error;
  }
}

/** Reading nested values is recursive. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes("call stack");
}

interface Reading {
  readonly format?: Format | undefined;
  /** The formats that the file may have; any if absent. */
  readonly families?: readonly Family[];
  /** The most bytes of the file, uncompressed. */
  readonly most?: number;
}

const readers: Readonly<
  Record<Family, (text: AsyncIterable<string>, format?: Format) => AsyncIterable<RawRow>>
> = { csv: readCsv, json: readJson, xml: readXml, html: readHtml };

const titleCharacters = 500;

function judged(raw: RawRow): ReadRow {
  const { row } = raw;
  if ("fault" in raw)
    return { kind: "refused", row, reason: raw.fault, ...(raw.sourceId && { sourceId: raw.sourceId }) };
  if (raw.bytes > rowBytes) return { kind: "refused", row, reason: "The row has more than 1 MB." };
  try {
    const posting = raw.read();
    const reason = faultOf(posting);
    if (reason === undefined) return { kind: "posting", row, posting: bounded(posting) };
    const { sourceId } = posting;
    return { kind: "refused", row, reason, ...(!isMadeOfContent(sourceId) && { sourceId }) };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const field = error.issues[0]?.path.join(".") ?? "";
    return { kind: "refused", row, reason: `The field "${field}" is missing or of the wrong kind.` };
  }
}

function faultOf({ title, organization = "" }: SourcePosting): string | undefined {
  const words = tidy(title);
  if (words === "") return "The title is missing.";
  if (!hasWords(words)) return "The title has no letter and no digit.";
  if (words.length > titleCharacters) return `The title has more than ${titleCharacters} characters.`;
  if (organization.length > lineCharacters)
    return `The organization's name has more than ${lineCharacters} characters.`;
  return undefined;
}
