import { FileFault } from "../file-fault.ts";
import { rowBytes } from "../sizes.ts";
import type { Format, RawRow } from "../source-posting.ts";
import { JsonCutter, type JsonPart, parsed } from "./cutter.ts";
import { isObject, type JsonObject, rowOf, type Shape } from "./shape.ts";
import { shapeOf } from "./shapes.ts";

/** A job board's answer, a list of postings, or JSON-LD: an array, an object around one, or one posting. */
export async function* readJson(text: AsyncIterable<string>, format?: Format): AsyncGenerator<RawRow> {
  const cutter = new JsonCutter(rowBytes);
  const document = new JsonDocument(format);
  for await (const piece of text) {
    for (const part of cutter.cut(piece)) yield* document.rows(part);
  }
  cutter.end();
  yield* document.rest();
}

/** Members that contain the rows: Greenhouse and Ashby, JSON-LD. */
const rowLists = new Set(["jobs", "@graph"]);

class JsonDocument {
  readonly #format: Format | undefined;
  #shape: Shape | undefined;
  #row = 0;
  #hasRows = false;
  /** The other members of the document, which may itself be the one posting. */
  readonly #members: Record<string, unknown> = {};
  #memberSize = 0;

  constructor(format: Format | undefined) {
    this.#format = format;
  }

  *rows(part: JsonPart): Iterable<RawRow> {
    if (part.kind === "list") {
      if (part.key === undefined || rowLists.has(part.key)) this.#hasRows = true;
      else this.#members[part.key] = [];
    } else if (part.key === undefined || (part.listed && rowLists.has(part.key))) {
      yield* this.#rowOf(part);
    } else {
      this.#remember(part);
    }
  }

  *rest(): Iterable<RawRow> {
    if (!this.#hasRows && Object.keys(this.#members).length > 0) {
      yield* this.#rowOfValue(this.#members, this.#memberSize);
    }
    if (this.#row > 0) return;
    if (this.#shape?.isPosting !== undefined) throw noPosting();
    if (!this.#hasRows) throw unknown();
  }

  *#rowOf(part: Exclude<JsonPart, { kind: "list" }>): Iterable<RawRow> {
    if (part.kind === "large") yield { row: ++this.#row, fault: "The row has more than 1 MB." };
    else yield* this.#rowOfValue(parsed(part.text), Buffer.byteLength(part.text));
  }

  *#rowOfValue(value: unknown, bytes: number): Iterable<RawRow> {
    this.#shape ??= isObject(value) ? shapeOf(value, this.#format) : undefined;
    if (this.#shape === undefined) throw unknown();
    if (isObject(value) && this.#shape.isPosting?.(value) === false) return;
    yield rowOf(++this.#row, bytes, value, this.#shape);
  }

  #remember(part: Exclude<JsonPart, { kind: "list" }>): void {
    if (part.kind === "large" || part.key === undefined) return;
    this.#memberSize += part.text.length;
    // A member larger than a row can't be a posting, so it is dropped.
    if (this.#memberSize > rowBytes) return;
    const value = parsed(part.text);
    const list = this.#members[part.key];
    if (part.listed && Array.isArray(list)) list.push(value);
    else this.#members[part.key] = value;
  }
}

/** The rows of a document that is already in memory, from a page's scripts. */
export function rowsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (!isObject(value)) return [];
  return "@graph" in value ? rowsIn(value["@graph"]) : [value];
}

function unknown(): FileFault {
  return new FileFault(
    "The file is JSON, but of no known format: listings, Greenhouse, Lever, Ashby or JobPosting.",
  );
}

function noPosting(): FileFault {
  return new FileFault("The file is JSON-LD, but holds no JobPosting.");
}
