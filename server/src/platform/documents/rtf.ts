import { TextDecoder } from "node:util";
import { DocumentRefused, mostCharacters } from "./document.ts";

/** The deepest nesting of groups; real documents have a few dozen levels. */
const mostDepth = 1000;

/** Groups whose words aren't the document's (RTF 1.9.1). */
const besideText = new Set(
  `fonttbl colortbl stylesheet info pict object listtable listoverridetable revtbl rsidtbl generator themedata
  colorschememapping datastore latentstyles xmlnstbl mmathPr fldinst header headerl headerr headerf footer footerl
  footerr footerf bkmkstart bkmkend filetbl`.split(/\s+/),
);

const characters: Readonly<Record<string, string>> = {
  par: "\n",
  line: "\n",
  sect: "\n",
  page: "\n",
  row: "\n",
  cell: "\t",
  tab: "\t",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
};

interface Group {
  readonly isSkipped: boolean;
  /** Fallback characters after each `\u`. */
  readonly fallback: number;
}

export function isRtf(bytes: Buffer): boolean {
  return bytes.subarray(0, 6).toString("latin1").toLowerCase().startsWith("{\\rtf");
}

/** The words of a document in Rich Text Format, in one pass over its bytes. */
export function readRtf(bytes: Buffer): string {
  const source = bytes.toString("latin1");
  // A control word with its number and one space; a control symbol; a brace; anything else up to the next of them.
  const tokens = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/giy;
  const reading = new Reading();
  for (let match = tokens.exec(source); match; match = tokens.exec(source)) {
    const [, word, number, hex, symbol, brace, text] = match;
    if (word === "bin") tokens.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word !== undefined) reading.control(word, number === undefined ? undefined : Number(number));
    else if (hex !== undefined) reading.byte(Number.parseInt(hex, 16));
    else if (symbol !== undefined) reading.symbol(symbol);
    else if (brace !== undefined) reading.brace(brace);
    else if (text !== undefined) reading.plain(text.replaceAll(/[\r\n]/g, ""));
    if (reading.isFull) break;
  }
  return reading.end();
}

class Reading {
  #text = "";
  #groups: Group[] = [];
  #group: Group = { isSkipped: false, fallback: 1 };
  /** The bytes of one character, which may have several. */
  #bytes: number[] = [];
  #decoder = decoderOf(1252);
  #toSkip = 0;

  get isFull(): boolean {
    return this.#text.length > mostCharacters;
  }

  control(word: string, number: number | undefined): void {
    if (word === "u" && number !== undefined) return this.#unicode(number);
    this.#toSkip = 0;
    if (word === "uc") this.#group = { ...this.#group, fallback: number ?? 1 };
    else if (word === "ansicpg" && number !== undefined) this.#decoder = decoderOf(number);
    else if (besideText.has(word)) this.#group = { ...this.#group, isSkipped: true };
    else this.#add(characters[word] ?? "");
  }

  symbol(symbol: string): void {
    // A destination that readers may skip.
    if (symbol === "*") this.#group = { ...this.#group, isSkipped: true };
    else if (symbol === "\n" || symbol === "\r") this.#add("\n");
    else if (symbol === "~") this.plain(" ");
    else if (symbol === "_") this.plain("-");
    else if ("\\{}".includes(symbol)) this.plain(symbol);
  }

  brace(brace: string): void {
    this.#flush();
    this.#toSkip = 0;
    if (brace === "}") {
      this.#group = this.#groups.pop() ?? this.#group;
      return;
    }
    if (this.#groups.length >= mostDepth) throw new DocumentRefused("unreadable");
    this.#groups.push(this.#group);
  }

  byte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (!this.#group.isSkipped) this.#bytes.push(byte);
  }

  plain(text: string): void {
    const skipped = Math.min(this.#toSkip, text.length);
    this.#toSkip -= skipped;
    this.#add(text.slice(skipped));
  }

  end(): string {
    this.#flush();
    const isTruncated = this.#groups.length > 0 && !this.isFull;
    if (isTruncated) throw new DocumentRefused("unreadable");
    return this.#text;
  }

  /** A 16-bit number, written with its sign; the characters after it are for readers without Unicode. */
  #unicode(number: number): void {
    this.#add(String.fromCharCode(number & 0xffff));
    this.#toSkip = this.#group.fallback;
  }

  #add(text: string): void {
    this.#flush();
    if (!this.#group.isSkipped) this.#text += text;
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    this.#text += this.#decoder.decode(new Uint8Array(this.#bytes));
    this.#bytes = [];
  }
}

/** Windows' code pages by number, as far as the platform knows them. */
function decoderOf(page: number): TextDecoder {
  const labels: Readonly<Record<number, string>> = {
    932: "shift_jis",
    936: "gbk",
    949: "euc-kr",
    950: "big5",
    10_000: "macintosh",
    65_001: "utf-8",
  };
  try {
    return new TextDecoder(labels[page] ?? `windows-${page}`);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
