import { SaxesParser } from "saxes";
import { FileFault } from "../file-fault.ts";
import { unendingRow } from "../sizes.ts";
import type { Format, RawRow } from "../source-posting.ts";
import { postingOf } from "./job-element.ts";

/** Job feeds as specified by Indeed, and written by ZipRecruiter, LinkedIn and many others. */
export async function* readXml(text: AsyncIterable<string>, _format?: Format): AsyncGenerator<RawRow> {
  const feed = new Feed();
  for await (const piece of text) {
    // saxes keeps the text of an element until it ends: small steps let `write` see it grow.
    for (let at = 0; at < piece.length; at += step) yield* feed.write(piece.slice(at, at + step));
  }
  yield* feed.end();
}

const step = 65_536;
const roots = new Set(["source", "jobs"]);

class Feed {
  readonly #parser = new SaxesParser({ position: true });
  #rows: RawRow[] = [];
  #row = 0;
  #path: string[] = [];
  #fields: Map<string, string> | undefined;
  /** Where the current row, or the gap between rows, began. */
  #start = 0;

  constructor() {
    this.#parser.on("doctype", () => {
      throw new FileFault(
        "The file has a document type declaration. Entities are not read from job feeds; remove it.",
      );
    });
    this.#parser.on("error", (error) => {
      throw new FileFault(`The file is broken XML, or was cut off: ${error.message}.`, { cause: error });
    });
    this.#parser.on("opentag", ({ name }) => this.#open(name.toLowerCase()));
    this.#parser.on("text", (text) => this.#add(text));
    this.#parser.on("cdata", (text) => this.#add(text));
    this.#parser.on("closetag", () => this.#close());
  }

  write(piece: string): RawRow[] {
    this.#parser.write(piece);
    if (this.#parser.position - this.#start > unendingRow) {
      throw new FileFault(`After row ${this.#row} the file holds more than 16 MB without the end of a row.`);
    }
    return this.#rows.splice(0);
  }

  end(): RawRow[] {
    this.#parser.close();
    return this.#rows.splice(0);
  }

  #open(name: string): void {
    if (this.#path.length === 0 && !roots.has(name)) throw unknown(name);
    this.#path.push(name);
    if (this.#path.length === 2) {
      this.#start = this.#parser.position;
      this.#fields = name === "job" ? new Map() : undefined;
    } else if (this.#path.length > 3) {
      // A repeated element is a list.
      const inner = this.#path.slice(2).join("/");
      if (this.#fields?.has(inner)) this.#append(inner, "\n");
    }
  }

  #add(text: string): void {
    if (this.#path.length < 3) return;
    // A field holds the text of all that is in it; LinkedIn's pay and skills are read from what is inside.
    this.#append(this.#path[2] ?? "", text);
    if (this.#path.length > 3) this.#append(this.#path.slice(2).join("/"), text);
  }

  #append(field: string, text: string): void {
    this.#fields?.set(field, (this.#fields.get(field) ?? "") + text);
  }

  #close(): void {
    this.#path.pop();
    if (this.#path.length === 1) {
      const fields = this.#fields;
      const bytes = this.#parser.position - this.#start;
      if (fields !== undefined) this.#rows.push({ row: ++this.#row, bytes, read: () => postingOf(fields) });
      this.#fields = undefined;
      this.#start = this.#parser.position;
    }
  }
}

function unknown(root: string): FileFault {
  return new FileFault(
    `The file is XML, but no job feed: its outer element is "${root}", not "source" or "jobs".`,
  );
}
