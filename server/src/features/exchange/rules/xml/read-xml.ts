import { SaxesParser } from "saxes";
import { escapeHtml } from "../../../../platform/html.ts";
import { FileFault } from "../file-fault.ts";
import { unendingRow } from "../sizes.ts";
import type { Format, RawRow, SourcePosting } from "../source-posting.ts";
import { postingOf } from "./job-element.ts";
import { isAboutJobs, postingOfEntry } from "./syndicated.ts";

/**
 * Job feeds as specified by Indeed and written by ZipRecruiter, LinkedIn and many others, and RSS and Atom feeds that
 * contain postings.
 */
export async function* readXml(text: AsyncIterable<string>, _format?: Format): AsyncGenerator<RawRow> {
  const feed = new Feed();
  for await (const piece of text) {
    // saxes buffers an element's text until it ends: small steps let `write` see it grow.
    for (let at = 0; at < piece.length; at += step) yield* feed.write(piece.slice(at, at + step));
  }
  yield* feed.end();
}

const step = 65_536;

/** Names of fields are joined from the elements around them: without a limit, time and memory grow with its square. */
const deepest = 100;

/** The parser keeps an element's attributes until its tag ends, and reads them all at once. */
const mostAttributes = 1000;

/** Where a kind of feed has its rows. */
interface Shape {
  readonly row: string;
  /** How deeply a row is nested. */
  readonly depth: number;
  /** RSS and Atom: values can be in attributes too, and repeated elements are lists. */
  readonly isSyndicated: boolean;
}

const jobs: Shape = { row: "job", depth: 1, isSyndicated: false };

/** Keyed by the outer element. RSS 1.0 is RDF. */
const shapes: ReadonlyMap<string, Shape> = new Map([
  ["source", jobs],
  ["jobs", jobs],
  ["rss", { row: "item", depth: 2, isSyndicated: true }],
  ["rdf:rdf", { row: "item", depth: 1, isSyndicated: true }],
  ["feed", { row: "entry", depth: 1, isSyndicated: true }],
]);

class Feed {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  #shape = jobs;
  #rows: RawRow[] = [];
  #row = 0;
  #path: string[] = [];
  /** How many the tag that is being read has. */
  #attributes = 0;
  #fields: Map<string, string> | undefined;
  /** What the feed says about itself: its title and addresses. */
  #about = "";
  /** The depth of the element that contains markup as elements, such as XHTML in Atom. */
  #markup: number | undefined;
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
    this.#parser.on("attribute", () => this.#countAttribute());
    this.#parser.on("opentag", ({ name, attributes }) => this.#open(name.toLowerCase(), attributes));
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

  #countAttribute(): void {
    this.#attributes += 1;
    if (this.#attributes > mostAttributes)
      throw new FileFault(`After row ${this.#row} an element has more than ${mostAttributes} attributes.`);
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#attributes = 0;
    if (this.#path.length === 0) this.#shape = shapes.get(name) ?? unknown(name);
    const { row, depth, isSyndicated } = this.#shape;
    if (this.#markup !== undefined) this.#append(this.#field(), startTag(name, attributes));
    this.#path.push(name);
    if (this.#path.length > deepest)
      throw new FileFault(`After row ${this.#row} elements are nested more than ${deepest} deep.`);
    const level = this.#path.length - depth;
    if (level === 1 && name === row) {
      this.#start = this.#parser.position;
      this.#fields = new Map();
    }
    if (!this.#fields) return this.#noteAttributes(name, attributes);
    // A repeated element is a list.
    if (level > (isSyndicated ? 1 : 2)) {
      const inner = this.#path.slice(depth + 1).join("/");
      if (this.#markup === undefined && this.#fields.has(inner)) this.#append(inner, "\n");
    }
    if (isSyndicated && level === 2) this.#readAttributes(name, attributes);
  }

  /** Reads the feed's own links. */
  #noteAttributes(name: string, { rel = "", href = "" }: Readonly<Record<string, string>>): void {
    if (!this.#shape.isSyndicated || !/^(?:atom:)?link$/.test(name)) return;
    if (rel === "next")
      throw new FileFault("The feed has more pages than this one. Give the address of one that lists all.");
    this.#about += ` ${href}`;
  }

  /** Reads attributes of an entry's own elements: a link's address, a category's term, and a text's type. */
  #readAttributes(name: string, attributes: Readonly<Record<string, string>>): void {
    const { href, rel = "alternate", term, type, isPermaLink } = attributes;
    if (name === "link" && href !== undefined && rel === "alternate" && !this.#fields?.get("link"))
      this.#append("link", href);
    if (name === "category" && term !== undefined) this.#append("category", term);
    if (name === "guid" && isPermaLink !== undefined) this.#fields?.set("guid/isPermaLink", isPermaLink);
    if (type !== undefined) this.#fields?.set(`${name}/type`, type);
    if (type === "xhtml") this.#markup = this.#path.length;
  }

  #add(text: string): void {
    const { depth, isSyndicated } = this.#shape;
    if (isSyndicated && !this.#fields && /^(?:title|link|id)$/.test(this.#path.at(-1) ?? ""))
      this.#about += ` ${text}`;
    if (this.#path.length < depth + 2) return;
    // A field holds all text inside it; LinkedIn's pay and skills are read from its inner elements.
    this.#append(this.#field(), this.#markup === undefined ? text : escapeHtml(text));
    if (this.#path.length > depth + 2 && this.#markup === undefined)
      this.#append(this.#path.slice(depth + 1).join("/"), text);
  }

  /** The row's own element that is currently open. */
  #field(): string {
    return this.#path[this.#shape.depth + 1] ?? "";
  }

  #append(field: string, text: string): void {
    this.#fields?.set(field, (this.#fields.get(field) ?? "") + text);
  }

  #close(): void {
    const { depth, isSyndicated } = this.#shape;
    const name = this.#path.pop() ?? "";
    if (this.#markup !== undefined && this.#path.length >= this.#markup)
      this.#append(this.#field(), `</${name}>`);
    else this.#markup = undefined;
    if (this.#path.length !== depth) return;
    const fields = this.#fields;
    const bytes = this.#parser.position - this.#start;
    if (fields !== undefined) this.#rows.push(this.#rowOf(fields, bytes, isSyndicated));
    this.#fields = undefined;
    this.#start = this.#parser.position;
  }

  #rowOf(fields: ReadonlyMap<string, string>, bytes: number, isSyndicated: boolean): RawRow {
    const row = ++this.#row;
    if (!isSyndicated) return { row, bytes, read: (): SourcePosting => postingOf(fields) };
    const read = () => postingOfEntry(fields);
    if (isAboutJobs(fields, this.#about)) return { row, bytes, read };
    const fault = "Neither the entry nor its feed says that this is a job: it may be news.";
    return { row, fault, sourceId: read().sourceId };
  }
}

function startTag(name: string, { href }: Readonly<Record<string, string>>): string {
  return name === "a" && href !== undefined ? `<a href="${escapeHtml(href)}">` : `<${name}>`;
}

function unknown(root: string): never {
  throw new FileFault(
    `The file is XML, but no job feed: its outer element is "${root}", not "source", "jobs", "rss" or "feed".`,
  );
}
