import { readFileSync } from "node:fs";

/** What a resume of the gold set states, according to its author. */
export interface GoldJob {
  title?: string;
  company?: string;
  /** `2019-03`, or the year alone. */
  started?: string;
  /** The same, or `now`. */
  ended?: string;
  description: string;
}

export interface Gold {
  readonly jobs: readonly GoldJob[];
  readonly skills: readonly string[];
  readonly linkedIn?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly postalCode?: string;
}

/** One line on a page; a table row has cells, each with one or more lines. */
export type Block =
  | { readonly kind: "name" | "heading" | "bullet" | "text"; readonly text: string }
  | { readonly kind: "row"; readonly cells: readonly (readonly string[])[] }
  | { readonly kind: "break" };

export interface GoldResume {
  readonly id: string;
  /** One column, or two side by side. */
  readonly columns: readonly (readonly Block[])[];
  readonly gold: Gold;
  /** Nobody looked at it while writing the rules. */
  readonly isHeldOut: boolean;
}

/** All resumes in the set. Every third one is held out. */
export function goldResumes(): GoldResume[] {
  const resumes = ["american", "trades", "world"].flatMap((name) =>
    readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8")
      .split(/^@ /m)
      .slice(1),
  );
  return resumes.map((source, index) => {
    const [id = "", ...lines] = source.trimEnd().split("\n");
    return { id, columns: columnsOf(lines), gold: goldOf(lines), isHeldOut: index % 3 === 2 };
  });
}

const mark = /\{(?<key>[a-z]\^?)(?:(?:=(?<value>[^:}]*(?::\/\/[^:}]*)?))?:(?<text>[^}]*))?\}/g;

function columnsOf(lines: readonly string[]): Block[][] {
  const columns: Block[][] = [[]];
  for (const line of lines) {
    if (line === "[[" || line === "]]") continue;
    if (line === "][") columns.push([]);
    else columns.at(-1)?.push(blockOf(line.replaceAll(mark, (...[, , , text]) => String(text ?? ""))));
  }
  return columns;
}

function blockOf(line: string): Block {
  const text = line.replaceAll(" >> ", "\t");
  if (text === "%") return { kind: "break" };
  if (text.startsWith("= ")) return { kind: "name", text: text.slice(2) };
  if (text.startsWith("# ")) return { kind: "heading", text: text.slice(2) };
  if (text.startsWith("- ")) return { kind: "bullet", text: text.slice(2) };
  if (text.startsWith("| "))
    return {
      kind: "row",
      cells: text
        .slice(2)
        .replace(/ \|$/, "")
        .split(" | ")
        .map((cell) => cell.split("\\n")),
    };
  return { kind: "text", text: text.replace(/^~ /, "") };
}

const single = { l: "linkedIn", n: "name", e: "email", p: "phone", z: "postalCode" } as const;

function goldOf(lines: readonly string[]): Gold {
  const jobs: GoldJob[] = [];
  const skills: string[] = [];
  const gold: Record<string, string> = {};
  let isJob = false;
  let pending: GoldJob = { description: "" };
  for (const line of lines.flatMap((each) => each.split("\\n"))) {
    if (line.startsWith("# ")) isJob = false;
    const marks = [...line.matchAll(mark)].map(({ groups }) => groups as Record<string, string | undefined>);
    // A job's mark may follow its first values on the line.
    const begins = marks.find(({ key }) => key?.startsWith("j"));
    if (begins) {
      const { company } = pending;
      pending = { description: "", ...(begins["key"] === "j^" && company !== undefined && { company }) };
      jobs.push(pending);
      isJob = true;
    }
    for (const { key, value, text } of marks) {
      const stated = value ?? text ?? "";
      if (key === "s") skills.push(stated);
      else if (key === "t") pending.title = stated;
      else if (key === "c" && isJob && !begins && marks.length === 1 && pending.company === undefined)
        pending.company = stated;
      else if (key === "c" && marks.length === 1 && !begins) pending = { description: "", company: stated };
      else if (key === "c") pending.company = stated;
      else if (key === "d") Object.assign(pending, periodOf(stated));
      else if (key !== undefined && key in single) gold[single[key as keyof typeof single]] = stated;
    }
    const isDescription = isJob && marks.length === 0 && (/^[-~*•] /.test(line) || isPlain(line));
    if (isDescription) pending.description += `${line.replace(/^[-~*•] /, "").replace(/ \|$/, "")}\n`;
  }
  return { ...gold, jobs, skills };
}

function isPlain(line: string): boolean {
  return !/^[=#|[\]%]/.test(line) && /[.]$/.test(line.replace(/ \|$/, ""));
}

function periodOf(stated: string): Pick<GoldJob, "started" | "ended"> {
  const [started = "", ended = ""] = stated.split("/").map((date) => date.slice(0, 7));
  return { started, ended };
}
