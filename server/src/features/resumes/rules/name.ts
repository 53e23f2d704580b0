/** How many lines from the top are searched for the name. */
const linesRead = 6;
/** Between the parts of a heading such as "Ada Byron | Denver, CO | 303-555-0143". */
const separators = /\s*[|•·●▪♦]\s*|\s{3,}|\t+/;
const label = /^(?:full )?(?:name|nom|nombre)\s*[:\-–]\s*|^(?:(?:dr|prof|mr|mrs|ms)\.? )+/i;
const word = /^\p{L}[\p{L}'’.-]*$/u;
const initial = /^\p{Lu}\.?$/u;
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const particles = new Set(
  "al bin da das de del della der di do dos du el la las le los mac san st ten ter van von y".split(" "),
);
/** Words of headings, titles and addresses: a line with one of them isn't a name. */
const notNames = new Set(
  `about academic accountant address administrative administrator analyst assistant avenue background career
  certified chef city clerk confidential contact cook coordinator curriculum cv designer details developer director
  driver education email employment engineer executive experience expert home hoja information inc lead linkedin llc
  manager mechanic nurse objective officer operator personal phone portfolio professional profile project
  qualifications references representative resume résumé sales senior skills software specialist street student
  summary supervisor teacher technician technologies university vida vitae warehouse welder work`.split(
    /\s+/,
  ),
);

export interface Name {
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The first line that reads as a person's name; nothing if none does. */
export function nameIn(lines: readonly string[]): Name {
  for (const line of lines.slice(0, linesRead))
    for (const part of line.replace(label, "").split(separators)) {
      const words = nameWords(part);
      if (words) return inTwo(words);
    }
  return {};
}

function nameWords(part: string): string[] | undefined {
  const [before = "", after] = part.split(",").map((text) => text.trim());
  // "Byron, Ada" puts the last name first; after another comma come degrees and licenses ("Ada Byron, RN").
  const isTurned =
    after !== undefined && !before.includes(" ") && isName(after.split(" ")) && !isCredential(after);
  const words = (isTurned ? `${after} ${before}` : before).split(/\s+/);
  if (words.length < 2 || !isName(words)) return undefined;
  return words.every((each) => each === each.toUpperCase()) ? words.map(inMixedCase) : words;
}

function isName(words: readonly string[]): boolean {
  return (
    words.length <= 5 &&
    words.every((each) => word.test(each) && !notNames.has(each.toLowerCase())) &&
    words.every((each) => /^\p{Lu}/u.test(each) || particles.has(each.toLowerCase())) &&
    words.some((each) => each.replaceAll(/[^\p{L}]/gu, "").length > 1)
  );
}

const isCredential = (text: string): boolean => /^[\p{Lu}.]{2,}$/u.test(text);

/** "BYRON" becomes "Byron". */
function inMixedCase(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[-'’.])\p{L}/gu, (start) => start.toUpperCase());
}

/** Initials between the names are left out. */
function inTwo(words: readonly string[]): Name {
  const names = words.filter((each, index) => index === 0 || !initial.test(each));
  const named = names.findLastIndex((each) => !suffix.test(each));
  const particle = names.findIndex((each, index) => index > 0 && particles.has(each.toLowerCase()));
  const last = particle > 0 ? particle : named;
  if (last < 1) return {};
  return { firstName: names.slice(0, last).join(" "), lastName: names.slice(last).join(" ") };
}
