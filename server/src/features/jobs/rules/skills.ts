import { type Skill, skillTables } from "./skill-tables.ts";

/**
 * The names of skills in a text, each in its own spelling. Skills are found in one pass, by whole words only, the
 * longest known sequence first. Names that are also plain words ("Go", "Excel", "R") count in a list of skills and in
 * phrases ("Golang", "MS Excel", "Python and R"), but not alone in a text.
 */
export function skillsIn(text: string): string[] {
  const found = new Set<string>();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at);
    for (const skill of phrase?.skills ?? []) found.add(skill);
    at += phrase?.step ?? 1;
  }
  return [...found];
}

/** The skill named by an entry of a source's list, in its own spelling. */
export function skillNamed(entry: string): string | undefined {
  return byEntry.get(wordsOf(entry).join(" "));
}

/** The skill with this name, ignoring case, and whether the name is also a plain word. */
export function skillTitled(text: string): NamedSkill | undefined {
  return byTitle.get(wordsOf(text).join(" "));
}

type NamedSkill = Pick<Skill, "name" | "isPlainWord" | "isThing">;

/** Whether a plain word means a skill between the words before and after it: "go" in "senior go engineer". */
export function isSkillBeside(word: string, before: string, after: string): boolean {
  const skill = skillTitled(word)?.name;
  if (skill === undefined) return false;
  const isBySkill = [before, after].some((each) => skillTitled(each)?.isPlainWord === false);
  return isBySkill || skillsIn(`${before} ${word} ${after}`).includes(skill);
}

/** All skills of the table, sorted. */
export function knownSkills(): string[] {
  return [...new Set(byEntry.values())].sort();
}

/**
 * Words keep the characters that distinguish skills ("c++", "c#", ".net", "node.js", "security+"), but not a final
 * period.
 */
const word =
  /\.net\b|[\p{L}\p{N}]+(?:\.(?:js|net|io)\b)?(?:\+\+|#|(?<=\b(?:a|cysa|net|network|sec|security))\+(?![\p{L}\p{N}]))?/giu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

interface Phrase {
  readonly words: readonly string[];
  readonly skills: readonly string[];
  /**
   * How many words it consumes. A phrase that only gives a plain word its meaning leaves its last word to the next
   * match.
   */
  readonly step: number;
}

function longestAt(words: readonly string[], at: number): Phrase | undefined {
  return byFirstWord
    .get(words[at]!)
    ?.find((phrase) => phrase.words.every((part, offset) => words[at + offset] === part));
}

const byEntry = new Map<string, string>();
for (const { name, phrases } of skillTables) {
  for (const phrase of [name, ...phrases]) byEntry.set(wordsOf(phrase).join(" "), name);
}

/** By name and other names, including one-word phrases that stand for a plain word ("golang"). */
const byTitle = new Map<string, NamedSkill>();
for (const { name, phrases, isPlainWord, isThing } of skillTables) {
  for (const other of phrases) {
    const words = wordsOf(other);
    if (!isPlainWord || words.length === 1)
      byTitle.set(words.join(" "), { name, isPlainWord: false, isThing });
  }
  byTitle.set(wordsOf(name).join(" "), { name, isPlainWord, isThing });
}

/** Phrases by first word, longest first. */
const byFirstWord = Map.groupBy(
  phrasesOfTables().sort((a, b) => b.words.length - a.words.length),
  (phrase) => phrase.words[0]!,
);

/** In "python go" both are skills; in "flutter dart" each gives the other its meaning. */
function phrasesOfTables(): Phrase[] {
  const meant = skillTables.flatMap(({ name, phrases, isPlainWord }) =>
    (isPlainWord ? phrases : [name, ...phrases]).map((phrase) => ({
      words: wordsOf(phrase),
      name,
      isPlainWord,
    })),
  );
  const single = new Map(
    meant.filter(({ words }) => words.length === 1).map(({ words, name }) => [words[0]!, name]),
  );
  return [...Map.groupBy(meant, ({ words }) => words.join(" ")).values()].map((same) => {
    const { words, isPlainWord } = same[0]!;
    const isContext = isPlainWord && words.length > 1;
    const beside = isContext ? words.flatMap((word) => single.get(word) ?? []) : [];
    const skills = [...new Set([...beside, ...same.map(({ name }) => name)])];
    return { words, skills, step: isContext ? words.length - 1 : words.length };
  });
}
