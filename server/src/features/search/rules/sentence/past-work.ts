import { ahead } from "./organization.ts";
import type { Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

/** Most sentences name no other work that is wanted. */
const wanting = /\b(?:busc|hop(?:e|ing)|look|necesit|need|quier|search|seek|try|want)/i;
const saysWho = /\b(?:burn(?:ed|t)|ex|former|from|laid|retired|unemployed)\b/i;
const i = "(?:(?:i(?:['’]?m| am|['’]?ve| have)?|yo) )?";
/** What is over, or said of the person only: "i used to be a". */
const past = behind(
  `${i}(?:(?:was|were|used to be|worked as|(?:have |['’]ve )?been(?: working as)?|previously|formerly)(?: an?)?|currently an?|era|fui|trabaj[eé] (?:de|como)|trabajaba (?:de|como))`,
);
const adjective =
  "(?:burned[- ]out|burnt[- ]out|certified|current|ex|experienced|former|laid[- ]off|licensed|retired|unemployed)";
const self = new RegExp(
  spaced(
    `^\\s*(?:(?:hi|hello|hey)[,!.]? )?(?:i(?:['’]?m| am)? )?(?:(?:yo )?soy )?(?:currently )?(?:(?:an?|una?) )?(?:${adjective}[- ])*$`,
  ),
  "iu",
);
/** Beside a title, they say who the person is. */
const was = new RegExp(
  spaced(
    "(?<=^\\s*(?:i(?:['’]?m| am) )?(?:an? )?|\\b(?:for|as)(?: an?)? )(?:burn(?:ed|t)[- ]out|ex|former|(?:just |recently )?laid[- ]off|(?:semi[- ]?)?retired|unemployed)[- ]$",
  ),
  "iu",
);
const duration =
  /^\s+(?:for\s+)?(?:(?:about|over|almost|nearly|the\s+(?:last|past))\s+)*\d{1,2}\+?\s+(?:years|yrs|months)(?!\p{L})/iu;
const joint = /^(?:\s*[,/&]\s*|\s+(?:and|or|y|o)\s+)$/i;
const wanted =
  "(?:(?:looking|searching) (?:for|to(?: (?:be(?:come)?|get into|move into|work (?:as|in)))?)|(?:hop(?:e|ing)|try(?:ing)?|want(?:s|ed|ing)?|needs?|quiero) (?:to (?:be(?:come)?|do|find|get(?: into)?|move (?:in)?to|switch to|transition (?:in)?to|work (?:as|in))|ser|trabajar (?:de|como))|seeking|want|need|busco|buscando|necesito)";
const between = "[\\s,.;:!-]+(?:(?:and|but|currently|now|so|then|who|pero|ahora|i(?:['’]?m| am)?) )*";
/** "looking for part time work" names no other work. */
const anyWork =
  "(?:(?:an?|another|any|better|day|full|good|local|new|night|part|remote|similar|some|steady|time|un|weekend)[ -])*(?:anything|employment|jobs?|opportunit\\p{L}+|positions?|roles?|something|work|chamba|empleo|trabajo)(?! (?:as|at|como|de|in) )(?!\\p{L})";
const wish = new RegExp(spaced(`^${between}${wanted} (?!${anyWork})`), "iu");
const plain =
  "(?!(?:after|at|close|for|from|in|near|on|to|under|where|who|with|within)(?!\\p{L}))[\\p{L}\\p{N}-]+ ";
const toTitle = new RegExp(
  spaced(`^${between}${wanted} (?:(?:an? )?(?:job|work|trabajo|empleo) (?:as|de|como) )?(?:${plain}){0,3}$`),
  "iu",
);
/** "from teacher to trainer". */
const leaving = /(?<=^\s*)from\s+(?:being\s+)?(?:an?\s+)?$/iu;
const change = /^\s+(?:in)?to\s+(?:an?\s+)?$/i;
/** Whoever was one looks for other work: there, the word stays. */
const military = /\b(?:airman|army|marine|military|navy|sailor|soldier|veteran)(?:\s+officer)?s?$/i;
/** Beside the work that somebody does, these say at what rank: "nurse looking for manager roles". */
const rank =
  /^(?:aide|apprentice|assistant|consultant|coordinator|director|helper|instructor|intern|lead|manager|specialist|supervisor|technician|trainee)s?$/i;

/**
 * "i was a cook, looking for server", "retired teacher looking for tutoring": the work that somebody did, or does, isn't
 * asked for where other work is. In "former nurse", only the first word says nothing about the work.
 */
export function pastWork({ text, starts }: Sentence, read: readonly Reading[]): Reading[] {
  const mayWant = wanting.test(text);
  if (!mayWant && !saysWho.test(text)) return [];
  const titles = longest(read.filter(({ meaning }) => meaning.kind === "occupation"));
  return titles.flatMap((title): Reading[] => {
    const preceding = text.slice(0, title.start);
    const from = was.exec(preceding)?.index;
    const isIdle =
      from !== undefined && starts.has(from) && !military.test(text.slice(title.start, title.end));
    const before = !isIdle ? [] : [idle(text, from, title.start)];
    const end = endOf(text, title, titles, read);
    const left = isIdle ? from : leaving.exec(preceding)?.index;
    if (left !== undefined && titles.some((other) => change.test(text.slice(end, other.start))))
      return [idle(text, left, end, 2 * ahead)];
    if (!mayWant) return before;
    const rest = text.slice(end);
    const start = past.exec(preceding)?.index;
    if (start !== undefined && starts.has(start) && wish.test(rest))
      return [idle(text, start, end, 2 * ahead)];
    return self.test(preceding) && isOtherWanted(text, title, end, titles)
      ? [idle(text, isIdle ? from : title.start, end, 2 * ahead)]
      : before;
  });
}

function isOtherWanted(text: string, title: Reading, end: number, titles: readonly Reading[]): boolean {
  return titles.some(
    (other) =>
      other.start > end &&
      other.value !== title.value &&
      !rank.test(text.slice(other.start, other.end)) &&
      toTitle.test(text.slice(end, other.start)),
  );
}

/** "cook and server", "cashier at Target for 5 years". */
function endOf(text: string, { end }: Reading, titles: readonly Reading[], read: readonly Reading[]): number {
  const next = titles.find(({ start }) => start > end && joint.test(text.slice(end, start)));
  if (next) return endOf(text, next, titles, read);
  const employer = read.find(
    ({ meaning, start }) =>
      meaning.kind === "organization" && start > end && text.slice(end, start).trim() === "",
  );
  const there = employer?.end ?? end;
  return there + (duration.exec(text.slice(there))?.[0].length ?? 0);
}

function longest(titles: readonly Reading[]): Reading[] {
  return titles.filter(
    ({ start, end }) =>
      !titles.some(
        (other) => other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );
}

/** With a title, it takes more words than what is read in it. */
function idle(text: string, start: number, to: number, more = 0): Reading {
  const end = start + text.slice(start, to).replace(/[\s-]+$/, "").length;
  const value = text.slice(start, end);
  return { start, end, known: end - start + more, meaning: { kind: "opening" }, value, label: value };
}

/** The words right before a title. */
function behind(words: string): RegExp {
  return new RegExp(spaced(`(?<![\\p{L}\\p{N}])(?:${words}) $`), "iu");
}

function spaced(source: string): string {
  return source.replaceAll(/ (?!\?)/g, "\\s+");
}
