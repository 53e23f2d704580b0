import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/**
 * The function `folded`: a text without capitals and accents, with straight apostrophes, as the engine's `fold` reads
 * words. SQLite gets it whenever a connection opens.
 */
export const foldedTexts = ({ name }: Dialect): Migration => ({
  async up(db) {
    if (name === "sqlite") return;
    const bare = `regexp_replace(normalize(original, NFKD), '${marks()}', '', 'g')`;
    const plain = `translate(${bare}, 'ØøŁłĐđÐðı’‘ʼ', 'oollddddi''''''')`;
    await sql
      .raw(`create or replace function folded(original text) returns text
        language sql immutable strict parallel safe
        as $body$ select lower(case when ${isAscii} then original else ${inTwoLetters(plain)} end) $body$`)
      .execute(db);
  },
});

/** Most names are, and need no closer look. */
const isAscii = "octet_length(original) = char_length(original)";

const spelling = { ß: "ss", ẞ: "ss", æ: "ae", Æ: "ae", œ: "oe", Œ: "oe", þ: "th", Þ: "th" };

function inTwoLetters(text: string): string {
  return Object.entries(spelling).reduce(
    (inner, [letter, letters]) => `replace(${inner}, '${letter}', '${letters}')`,
    text,
  );
}

/** A class of the marks in Unicode's first plane: PostgreSQL has no name for them. */
function marks(): string {
  const codes = Array.from({ length: 0xffff }, (_, code) => code);
  const isMark = codes.map((code) => /\p{M}/u.test(String.fromCharCode(code)));
  const firsts = codes.filter((code) => isMark[code] && !isMark[code - 1]);
  const lasts = codes.filter((code) => isMark[code] && !isMark[code + 1]);
  return `[${firsts.map((first, at) => `${escaped(first)}-${escaped(lasts[at] ?? first)}`).join("")}]`;
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
