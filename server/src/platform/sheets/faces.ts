import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { clusters, drawable } from "./characters.ts";
import { unpackedFont } from "./unpacked-font.ts";

export type Face = "regular" | "strong" | "serif";

/** Text that one font draws; the font is named by the address of its file. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** A family's letters are in several files. */
const sans = ["latin", "latin-ext", "vietnamese"];
/** For letters that Public Sans lacks. */
const wide = ["latin-ext", "cyrillic", "greek", "cyrillic-ext", "greek-ext"];

const families = {
  arimo: import.meta.resolve("@fontsource/arimo/package.json"),
  besley: import.meta.resolve("@fontsource/besley/package.json"),
  "public-sans": import.meta.resolve("@fontsource/public-sans/package.json"),
};

const filesOf: Readonly<Record<Face, readonly string[]>> = {
  regular: sansFiles(400),
  strong: sansFiles(600),
  serif: ["latin", "latin-ext"].map((part) => fileOf("besley", part, 400)),
};

function sansFiles(weight: number): string[] {
  return [
    ...sans.map((part) => fileOf("public-sans", part, weight)),
    ...wide.map((part) => fileOf("arimo", part, weight)),
  ];
}

function fileOf(family: keyof typeof families, part: string, weight: number): string {
  return new URL(`files/${family}-${part}-${weight}-normal.woff`, families[family]).href;
}

const opened = new Map<string, { readonly bytes: Buffer; readonly font: Font }>();

function open(name: string): { readonly bytes: Buffer; readonly font: Font } {
  const known = opened.get(name);
  if (known) return known;
  const bytes = unpackedFont(readFileSync(fileURLToPath(name)));
  const file = { bytes, font: create(bytes) as Font };
  opened.set(name, file);
  return file;
}

/** What a PDF embeds. */
export function bytesOf(font: string): Buffer {
  return open(font).bytes;
}

/** How far the face's capitals reach above the baseline, so that the letters of other fonts stand on it too. */
export function ascentOf(face: Face, size: number): number {
  const { font } = open(mainFont(face));
  return (font.ascent / font.unitsPerEm) * size;
}

export function mainFont(face: Face): string {
  return filesOf[face][0] as string;
}

/** The serif lacks some letters of European names: a text that has one is set in the sans as a whole. */
export function faceFor(text: string, face: Face): Face {
  if (face !== "serif") return face;
  return clusters(text).every((cluster) => fontOf(cluster, "serif")) ? "serif" : "regular";
}

/** The fonts that draw a text, in its order. Throws where `undrawn` finds something. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const cluster of clusters(text)) {
    const last = runs.at(-1);
    const found =
      last && staysIn(last.font, cluster) ? { font: last.font, text: cluster } : drawn(cluster, face);
    if (!found) throw new Error("A text has letters that no font has");
    if (last?.font === found.font) runs[runs.length - 1] = { font: last.font, text: last.text + found.text };
    else runs.push(found);
  }
  return runs;
}

/** The words of a text that no font draws whole. */
export function undrawn(text: string): string[] {
  return text.split(/\s+/).filter((word) => clusters(word).some((cluster) => !drawn(cluster, "regular")));
}

/** Spaces and punctuation don't change the font. */
function staysIn(font: string, cluster: string): boolean {
  return !/[\p{L}\p{N}]/u.test(cluster) && has(font, cluster);
}

function drawn(cluster: string, face: Face): Run | undefined {
  for (const text of drawable(cluster)) {
    const font = fontOf(text, face);
    if (font !== undefined) return { font, text };
  }
  return undefined;
}

function fontOf(cluster: string, face: Face): string | undefined {
  return filesOf[face].find((font) => has(font, cluster));
}

function has(name: string, text: string): boolean {
  const { font } = open(name);
  return Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));
}
