/** Words that a page quotes from a description, and the id that a link to them needs. */
interface Quoted {
  readonly id: string;
  readonly words: string;
}

interface Marked {
  /** The same HTML, with the quoted words in `mark`s. */
  readonly html: string;
  /** The id of the mark that has the words, for each quotation that was found. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Marks quotations in sanitized HTML. They were read from its plain text, so tags and white space may differ. */
export function markedDescription(html: string, quoted: readonly Quoted[]): Marked {
  const letters = quoted.length === 0 ? [] : lettersOf(html);
  const text = letters.map(({ letter }) => letter).join("");
  const ids = new Map<string, string>();
  const marks: Mark[] = [];
  for (const { id, words } of quoted) {
    const span = spanOf(text, words) ?? linkedSpan(html, letters, words);
    if (!span) continue;
    const same = marks.find(({ from, to }) => span.from < to && from < span.to);
    ids.set(id, same?.id ?? id);
    if (!same) marks.push({ ...span, id });
  }
  return { html: withMarks(html, letters, marks), ids };
}

/** A character of the text that isn't white space, and where the HTML has it. */
interface Letter {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

/** Positions among the letters. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Mark extends Span {
  readonly id: string;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function lettersOf(html: string): Letter[] {
  return [...html.matchAll(/<[^>]*>|&\w+;|\S/g)]
    .filter(([part]) => !part.startsWith("<"))
    .map(({ 0: part, index }) => ({
      letter: entities[part] ?? part,
      start: index,
      end: index + part.length,
    }));
}

function spanOf(text: string, words: string): Span | undefined {
  const sought = words.replace(/\s/g, "");
  const from = sought === "" ? -1 : text.indexOf(sought);
  return from < 0 ? undefined : { from, to: from + sought.length };
}

/** The words of the link that leads to an address which the text itself doesn't say. */
function linkedSpan(html: string, letters: readonly Letter[], address: string): Span | undefined {
  for (const { 0: link, index } of html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)) {
    const href = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll("&amp;", "&");
    if (!href?.includes(address)) continue;
    const from = letters.findIndex(({ start }) => start >= index);
    const after = letters.findIndex(({ start }) => start >= index + link.length);
    const to = after < 0 ? letters.length : after;
    if (from >= 0 && from < to) return { from, to };
  }
  return undefined;
}

/** A mark ends where a tag begins and goes on after it, so that elements stay nested. */
function withMarks(html: string, letters: readonly Letter[], marks: readonly Mark[]): string {
  let written = "";
  let at = 0;
  for (const { from, to, id } of marks.toSorted((one, other) => one.from - other.from)) {
    const [first, last] = [letters[from], letters[to - 1]];
    if (!first || !last) continue;
    const runs = html.slice(first.start, last.end).split(/(<[^>]*>)/);
    const named = runs.findIndex(isText);
    written += html.slice(at, first.start);
    written += runs
      .map((run, index) => (isText(run) ? `<mark${index === named ? ` id="${id}"` : ""}>${run}</mark>` : run))
      .join("");
    at = last.end;
  }
  return written + html.slice(at);
}

function isText(run: string): boolean {
  return run.trim() !== "" && !run.startsWith("<");
}
