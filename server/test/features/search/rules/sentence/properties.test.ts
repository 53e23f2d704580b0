import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSentence, plainWords } from "../../../../../src/features/search/rules/sentence/parse.ts";
import type { PlaceNames } from "../../../../../src/features/search/rules/sentence/reading.ts";
import { loadPlaces } from "../../../../../src/platform/places/places.ts";
import { asked, parse } from "./sentence.ts";

const fragments =
  `remote;not;no;no nights;weekends;holidays;contract;contract manager;austin;austin, tx;portland or;new york;in;near;from;of;or;and;the;
  within 10 miles of;25 miles;10001;over 100k;under $200,000;$60/hr;80k-100k;80k;and up;a;year;today;this week;last 3 days;
  posted;since monday;freelance;not near;more than 10 miles from;twenty dollars an hour;moving from;6 months;jobs for moms;7am-3pm;europe;"night shift";"; -intern;-"new york";engin*;nurse;c++;.net;job;jobs;I am looking for;experience;permanent;only;
  (;);,;-;$;+;/;é;😀;\u200b;mobile;reading;pa;us;boston university;area`
    .split(/;\s*/)
    .concat(";");
const phrased = (parts: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(" ", " ", "  ", ",", "")), { maxLength: 25 })
    .map((pairs) => pairs.flat().join(""));
const sentences = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  phrased(fragments),
);
/** A chip's words may end between two stray quotes, which then quote something else. */
const balanced = phrased(fragments.filter((fragment) => fragment !== '"'));
const readers = [parse, plainWords] as const;

const spansOf = ({ words }: { readonly words: readonly (readonly number[])[] }) => words.flat();

describe.each(readers.map((read) => [read.name, read] as const))("%s", (_, read) => {
  test("puts each character except white space and punctuation into the words of exactly one chip", () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const covered = new Uint8Array(text.length);
        for (const [start, end] of read(text).chips.flatMap((chip) => chip.words))
          for (let at = start; at < end; at++) covered[at]! += 1;
        expect(Math.max(0, ...covered)).toBeLessThanOrEqual(1);
        for (const { index, 0: character } of text.matchAll(/[^\s\p{P}]/gu))
          expect(covered[index], `${JSON.stringify(character)} at ${index}`).toBe(1);
      }),
      { numRuns: 1000 },
    );
  });

  test("lists chips in the order of the sentence, each with an id of its own", () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const { chips } = read(text);
        // A chip whose words are said again later comes where they are said first.
        for (const spans of [chips.flatMap(({ words: [first = []] }) => first), ...chips.map(spansOf)]) {
          expect(spans).toEqual(spans.toSorted((a, b) => a - b));
          expect(spans.every((at) => at >= 0 && at <= text.length)).toBe(true);
        }
        expect(new Set(chips.map((chip) => chip.id)).size).toBe(chips.length);
      }),
    );
  });
});

test("a chip's own words, read alone, mean the same again", () => {
  fc.assert(
    fc.property(balanced, (text) => {
      const { chips, places = [], withoutPlaces = [] } = parse(text);
      for (const chip of chips.filter(({ kind }) => kind !== "text")) {
        // Beside another place, the one in its state is meant; beside an excluded one, the other of its name.
        if (chip.kind === "place" && places.length + withoutPlaces.length > 1) continue;
        // "no nights or weekends": the second needs the first one's "no".
        if (/^(?:not|wish)$/.test(chip.kind) && chips.some(({ leaves }) => leaves !== undefined)) continue;
        const [start, end] = chip.words[0]!;
        const words = text.slice(start, end);
        // Beside a place, wanted or not, a city's name alone is a place, too.
        if (chip.kind === "not" && (places.length > 0 || withoutPlaces.length > 1)) continue;
        // The code of a state or a country counts only after a title or another place.
        if (/^(?:not|place)$/.test(chip.kind) && /(?<!\p{L})(?:in|or|pa|tx|us)(?!\p{L})/u.test(words))
          continue;
        // "nurse in mobile": such a word is a place only behind a title.
        if (chip.kind === "place" && /(?:mobile|reading)$/u.test(words)) continue;
        // "pa" may be a title beside other words, and a state without them.
        if (chip.kind === "title" && /(?<!\p{L})pa$/u.test(words)) continue;
        // "or nurse" alone is a nurse in an operating room.
        if (chip.kind === "title" && /^[\s,]*or\s/.test(words)) continue;
        // A title may share the last word of the next one.
        if (chip.kind === "title" && /^[\s,]*(?:[,/]|or\b)/.test(text.slice(end))) continue;
        // Months are a contract's length only beside the word.
        if (chip.value.startsWith("contractWeeks=") && !/week/.test(words)) continue;
        // What a slash joins remote work to is left out.
        if (chip.kind === "remote" && /\/\s?$/.test(text.slice(0, start))) continue;
        const again = parse(words).chips.find(({ kind }) => kind === chip.kind);
        // "within 10 miles" may stand apart from its place.
        if (chip.kind === "place" && chip.value === `${again?.value}/${places[0]?.miles}`) continue;
        expect(again).toMatchObject({ value: chip.value, label: chip.label });
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(["near", "jobs", "and"])('filler behind a chip isn\'t what it was read from: "pa %s"', (filler) => {
  const text = `contract manager pa ${filler}`;
  expect(parse(text).chips.at(-1)).toMatchObject({
    kind: "place",
    value: "Pennsylvania",
    words: [
      [17, 19],
      [20, text.length],
    ],
  });
});

test("plain mode requires every word of the text, and nothing else", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 20 });
  fc.assert(
    fc.property(words, (list) => {
      expect(asked(plainWords(list.join(" ")))).toBe(list.join(" "));
    }),
  );
});

test("no chip is read for what a field claims", () => {
  const everything = ["place", "remote", "pay", "type", "age"] as const;
  fc.assert(
    fc.property(sentences, (text) => {
      const kinds = parse(text, everything).chips.map((chip) => chip.kind);
      expect(kinds.filter((kind) => everything.some((claimed) => claimed === kind))).toEqual([]);
    }),
  );
});

/** Gazetteer lookups for each word of a sentence. */
function lookupsPerWord(text: string): number {
  const places = loadPlaces();
  let asked = 0;
  const counting: PlaceNames = {
    label: (place) => places.label(place),
    findAll(name) {
      asked++;
      return places.findAll(name);
    },
  };
  parseSentence(text, { places: counting, organizations: new Map(), now: 0, claimed: new Set() });
  return asked / text.split(/[\s/,;:!?…()[\]{}"“”«»¿¡]+/).length;
}

test("the number of gazetteer lookups per word is bounded", () => {
  fc.assert(
    fc.property(sentences, (text) => {
      expect(lookupsPerWord(text)).toBeLessThanOrEqual(30);
    }),
  );
});

test.each([
  "ut ",
  "tx, ",
  "ny or ",
  "ny to ",
  "md/va/",
  "la y ",
  "austin or ",
  "bristol uk or ",
  "augusta or portland or ",
])("the number of gazetteer lookups per word is bounded in a long list of joined places: %s", (each) => {
  expect(lookupsPerWord(each.repeat(100).slice(0, 500))).toBeLessThanOrEqual(100);
});

test("earlier sentences have no influence", () => {
  fc.assert(
    fc.property(sentences, sentences, (text, other) => {
      const first = parse(text);
      parse(other);
      expect(parse(text)).toEqual(first);
    }),
  );
});
