import { blackBar } from "./hidden-contact.ts";

/** The person whose name a blind reader must not learn. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Names that are also English words: in lower case they are left alone, because a bar there would reveal the name. */
const alsoWords = new Set(
  `art baker banks best bill black brown carpenter chance chase cook dawn day dean drew faith field fields fisher
  good grace grant gray green hall hill hope hunter joy judge king lane long love major mark mason may miles mills
  page park parks pat penny price reed rice rich rob rose sandy sky small smith star stone summer taylor turner
  wade walker ward west white will wise wood woods young`.split(/\s+/),
);

const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{Nd}.-])(?:[\p{L}\p{Nd}-]{1,63}\.){1,5}(?:com|org|net|io|dev|me|co|edu|us|ca|uk|de|fr|es)\b(?:\/\S*)?|(?<![\p{L}\p{Nd}])@[\p{L}\p{Nd}_.-]{2,}/giu;

const capital = "\\p{Lu}[\\p{L}\\p{M}.'’&-]{0,40}";
const small = "(?:of|the|for|and|at|in|de|del|la|du|des|der|für|&)";
const kinds =
  "(?:Universit(?:y|ies|é|ät|à|eit)|Universidad(?:e)?|College|Collège|Colegio|School|Schule|Hochschule|Fachhochschule|École|Ecole|Escuela|Instituto?|Institut|Polytechnic|Polytechnique|Academy|Academia|Lycée|Conservator(?:y|io)|Seminary)";
const after = `(?:\\s+${small}(?:\\s+${small})*(?:\\s+${capital}){1,4}|\\s+(?:${small}\\s+)?${capital}){0,3}`;
/** A school, found by the word for its kind, with the words of its name before and after it. */
const named = new RegExp(
  `(?<![\\p{L}])(?:(?:${capital}|${small})\\s+){0,5}(?:${kinds}|${kinds.toUpperCase()})(?![\\p{L}])${after}`,
  "gu",
);
/** For people who write without capitals. */
const lower = /\b(?:university|college|institute|school) of(?: the)?(?: [\p{L}.'-]+){1,3}/giu;
const known = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:${[
    "Harvard|Stanford|Yale|Princeton|Cornell|Dartmouth|Caltech|Oxford|Oxbridge|Howard U(?:niv)?\\.?|Morehouse|Spelman",
    "Georgia Tech|Virginia Tech|Texas Tech|Texas A&M|Penn State|Ohio State|Michigan State|Arizona State|Notre Dame",
    "Johns Hopkins|Carnegie Mellon|Vassar|Wellesley|Barnard|Juilliard|Sciences Po|Sorbonne",
    "MIT|UCLA|UCSD|UCSF|NYU|CUNY|SUNY|CMU|USC|RPI|RISD|UNC|UMass|UConn|LSU|BYU|SMU|TCU|LSE|UCL|ETH|EPFL|INSEAD|UBC",
  ].join("|")})(?![\\p{L}\\p{Nd}])`,
  "gu",
);

const schoolHeading =
  /^[\s#*_-]*(?:education|academic background|schooling|studies|formation|estudios|ausbildung|qualifications)\b.{0,30}$/iu;
const otherHeading =
  /^[\s#*_-]*(?:(?:work|professional|relevant|employment|technical|core|key|additional|selected) )*(?:experience|employment|history|skills|certifications?|licenses?|projects|references|interests|languages|summary|awards|publications|volunteer\w*|objective|profile)\b.{0,30}$/iu;
/** What stays of a line about a school: the degree, its dates and the grades. */
const degree =
  /\b(?:bachelors?|masters?|associates?|doctor\w*|ph\.?d|m\.?b\.?a|b\.?[as]c?|m\.?[as]c?|b\.?eng|m\.?eng|ged|diploma|degree|certificate|certified|minor|major|gpa|honou?rs|cum laude|coursework|thesis|dean's list|licen[cs]e)\b/iu;
const figures = /^(?:[\p{Nd}\s.,/()–—-]|present|now|current|expected)*$/iu;
const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:19|20)\d\d\b/iu;
const marks = /(\s*[|•·,;–—\t]\s*|\s{2,}|\s+-\s+|\s+(?:at|from)\s+)/u;

/**
 * A text without its author's name, the schools it names, and links, which reveal both. It hides too much rather than
 * too little: towns beside a school's name go too.
 */
export function blindText(text: string, person: Named): string {
  const lines = withoutSchools(text.normalize("NFC"));
  return [links, named, lower, known, ...namesOf(person)].reduce(
    (rest, pattern) => rest.replaceAll(pattern, blackBar),
    lines,
  );
}

/** Under a heading about education, only degrees and dates stay. */
function withoutSchools(text: string): string {
  let inSchools = false;
  return text
    .split("\n")
    .map((line) => {
      if (schoolHeading.test(line)) inSchools = true;
      else if (otherHeading.test(line)) inSchools = false;
      else if (inSchools) return withoutSchool(line);
      return line;
    })
    .join("\n");
}

function withoutSchool(line: string): string {
  return line
    .split(marks)
    .map((part, at) => (at % 2 === 1 || isAboutDegree(part) ? part : blackBar))
    .join("");
}

function isAboutDegree(part: string): boolean {
  return part.trim() === "" || figures.test(part) || months.test(part) || degree.test(part);
}

function namesOf({ firstName, lastName }: Named): RegExp[] {
  const whole = `${firstName} ${lastName}`.normalize("NFC").trim();
  const parts = whole.split(/[\s-]+/).filter((part) => /^.{2}/u.test(part));
  const spellings = [...new Set([whole, ...parts].flatMap((part) => [part, withoutAccents(part)]))];
  return spellings.filter(Boolean).map((spelling) => {
    const isWord = alsoWords.has(spelling.toLowerCase());
    const either = isWord ? `${spelling}|${spelling.toUpperCase()}` : spelling;
    return new RegExp(`(?<!\\p{L})(?:${escaped(either)})(?!\\p{L})`, isWord ? "gu" : "giu");
  });
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");
}

/** Keeps the bar between two spellings. */
function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}/]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
}
