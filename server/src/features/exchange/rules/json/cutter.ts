import { FileFault } from "../file-fault.ts";

/** A part of a JSON document: an element of its array, a member of its object, or an element of a member that is an array. */
export type JsonPart =
  | { readonly kind: "list"; readonly key: string | undefined }
  | {
      readonly kind: "value";
      readonly key: string | undefined;
      readonly listed: boolean;
      readonly text: string;
    }
  | { readonly kind: "large"; readonly key: string | undefined; readonly listed: boolean };

/**
 * Splits a JSON document into the parts that contain postings. It tracks only brackets and strings; `JSON.parse`
 * judges the content of each part. A part above `ceiling` characters is skipped without being kept in memory.
 */
export class JsonCutter {
  readonly #ceiling: number;
  #parts: JsonPart[] = [];
  /** The open containers of parts: "", "[", "{" or "{[". */
  #containers = "";
  /** Open brackets inside the part. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  #key: string | undefined;
  #kept = "";
  #isLarge = false;
  /** Parts seen in the innermost container. */
  #count = 0;
  #listEnded = false;

  constructor(ceiling: number) {
    this.#ceiling = ceiling;
  }

  /** The parts that end in this piece of the document. */
  cut(piece: string): JsonPart[] {
    let from = 0;
    for (let at = this.#next(piece, 0); at < piece.length; at = this.#next(piece, at + 1)) {
      if (this.#isInside(piece[at]!)) continue;
      this.#keep(piece.slice(from, at));
      from = at;
      if (this.#turns(piece[at]!)) from = at + 1;
    }
    this.#keep(piece.slice(from));
    return this.#parts.splice(0);
  }

  /** Call this at the end of the document. */
  end(): void {
    if (this.#containers !== "over" || this.#kept.trim() !== "") throw brokenJson();
  }

  #next(piece: string, from: number): number {
    const start = this.#escaped && from < piece.length ? from + 1 : from;
    if (start > from) this.#escaped = false;
    const pattern = this.#inString ? quoteOrEscape : structure;
    pattern.lastIndex = start;
    return pattern.exec(piece)?.index ?? piece.length;
  }

  /** Tracks strings and brackets within a part; false where the containers' own structure may continue. */
  #isInside(character: string): boolean {
    if (this.#inString) {
      if (character === "\\") this.#escaped = true;
      else this.#inString = false;
      return true;
    }
    if (character === '"') {
      this.#inString = true;
      return true;
    }
    if (this.#depth === 0) return false;
    if (character === "[" || character === "{") this.#depth++;
    else if (character === "]" || character === "}") this.#depth--;
    return true;
  }

  /** Consumes a character between parts; false if it opens a part's own bracket. */
  #turns(character: string): boolean {
    if (this.#containers === "over") throw brokenJson();
    if (character === "[" || character === "{") return this.#opens(character);
    if (this.#containers === "") throw brokenJson();
    if (character === ":") this.#names();
    else if (character === ",") this.#ends(false);
    else this.#closes(character);
    return true;
  }

  #opens(bracket: string): boolean {
    const isRoot = this.#containers === "";
    const isList = bracket === "[" && this.#containers === "{" && this.#key !== undefined && this.#isBlank();
    if (!isRoot && !isList) {
      this.#depth++;
      return false;
    }
    if (!this.#isBlank()) throw brokenJson();
    if (bracket === "[") this.#parts.push({ kind: "list", key: this.#key });
    this.#containers += bracket;
    this.#count = 0;
    this.#kept = "";
    return true;
  }

  #names(): void {
    const name = this.#containers === "{" && this.#key === undefined ? parsed(this.#kept) : undefined;
    if (typeof name !== "string") throw brokenJson();
    this.#key = name;
    this.#kept = "";
  }

  #closes(bracket: string): void {
    if (bracket !== (this.#containers.at(-1) === "[" ? "]" : "}")) throw brokenJson();
    this.#ends(true);
    this.#listEnded = this.#containers === "{[";
    this.#containers = this.#listEnded ? "{" : "over";
    // The object has a member, whatever is in its list.
    this.#count = 1;
  }

  /** Ends a part. There may be none before a closing bracket. */
  #ends(isClosing: boolean): void {
    const isMember = this.#containers === "{";
    if (this.#listEnded) {
      if (!this.#isBlank()) throw brokenJson();
    } else if (this.#isBlank()) {
      if (!isClosing || this.#count > 0 || (isMember && this.#key !== undefined)) throw brokenJson();
    } else {
      if (isMember && this.#key === undefined) throw brokenJson();
      this.#parts.push(this.#part());
    }
    this.#count++;
    this.#listEnded = false;
    if (isMember) this.#key = undefined;
    this.#kept = "";
    this.#isLarge = false;
  }

  #part(): JsonPart {
    const about = { key: this.#key, listed: this.#containers.endsWith("[") };
    return this.#isLarge ? { kind: "large", ...about } : { kind: "value", ...about, text: this.#kept };
  }

  #keep(text: string): void {
    this.#isLarge ||= this.#kept.length + text.length > this.#ceiling;
    this.#kept = this.#isLarge ? "" : this.#kept + text;
  }

  #isBlank(): boolean {
    return !this.#isLarge && this.#kept.trim() === "";
  }
}

const structure = /["[\]{},:]/g;
const quoteOrEscape = /["\\]/g;

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw brokenJson(error);
  }
}

function brokenJson(cause?: unknown): FileFault {
  return new FileFault("The file is broken JSON, or was cut off.", { cause });
}
