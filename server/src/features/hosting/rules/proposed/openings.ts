import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { agreed, proposal } from "./proposal.ts";

const words = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const number = String.raw`(?<count>\d{1,3}|${words.join("|")})`;
const patterns = [
  String.raw`^(?:#|no\.?|number) of (?:openings|positions|vacancies|hires|roles)\s*[:=]?\s*${number}(?=\W*$)`,
  String.raw`^(?:openings|vacancies|positions(?: available)?)\s*:\s*${number}(?=\W*$)`,
  String.raw`(?<![\w.,$-]|\b(?:than|over|least|most|to|about|nearly|our|all|of|the) )${number} (?:immediate |open |full[- ]time |part[- ]time )*(?:openings?|vacanc(?:y|ies)|positions? (?:available|open|to fill)|open (?:positions?|roles?))\b`,
];
const explicit = patterns.map((pattern) => new RegExp(pattern, "i"));
/** "We need 2 cooks": a number and people who do the work. */
const wanted = new RegExp(
  String.raw`(?:\b(?:we need|we(?:['’]re| are)? (?:now |currently )?(?:hiring|seeking|recruiting|looking (?:for|to hire)|adding)|(?:is|now|currently) (?:hiring|seeking|recruiting|looking (?:for|to hire)))|^(?:now |urgently )?(?:hiring|seeking|needed|wanted):?)\s+${number}\s+(?<people>[^.,;:!?()\d]{3,50})`,
  "i",
);
const head =
  /^(?:[\p{L}/'’-]+\s+){0,3}?(?<noun>\p{Ll}*(?:ers|ors|ists|ians|ants|ents|cooks|chefs|clerks|guards|hosts|aides|techs|nurses|interns|people|persons|mechanics|associates|apprentices|hands|representatives|reps|agents|leads|executives|drivers))(?=\s|$)/iu;
const notPeople =
  /\b(?:years?|months?|weeks?|days?|hours?|shifts?|references?|customers?|clients?|users?|computers?|letters?|centers?|quarters?|semesters?|members? of|factors?|papers?|numbers?|orders?|offers?|statements?|documents?|events?|components?|departments?|tenants?|events?|investments?)\b/i;

/** Above this, an organization counts all its postings. */
const most = 50;

/** How many people a text says it will hire. */
export function openingsIn(lines: readonly string[]): ProposedValue[] {
  const last = lastWordOf(lines[0] ?? "");
  const found = lines.flatMap((line) => {
    const count =
      explicit.map((pattern) => pattern.exec(line)?.groups?.["count"]).find(Boolean) ??
      countWanted(line, last);
    return count === undefined ? [] : [{ value: numberOf(count), line }];
  });
  const { value = "", line = "" } = agreed(found) ?? {};
  return value === "" || Number(value) < 1 || Number(value) > most
    ? []
    : [proposal("openings", value, value, line)];
}

function countWanted(line: string, titled: string | undefined): string | undefined {
  const { count, people = "" } = wanted.exec(line)?.groups ?? {};
  const noun = head.exec(people)?.groups?.["noun"] ?? pluralIn(people, titled);
  return noun === undefined || notPeople.test(people.slice(0, people.indexOf(noun) + noun.length))
    ? undefined
    : count;
}

/** Each run of letters is tried once: a title of thousands of letters would otherwise take hours. */
function lastWordOf(title: string): string | undefined {
  return /(?<!\p{L})\p{L}{3,}(?=[^\p{L}\p{N}_]*$)/u.exec(title)?.[0].toLowerCase();
}

/** The plural of the title's last word. */
function pluralIn(people: string, word: string | undefined): string | undefined {
  return word === undefined
    ? undefined
    : people
        .toLowerCase()
        .split(/\s+/)
        .find((each) => each === `${word}s`);
}

function numberOf(count: string): string {
  const index = words.indexOf(count.toLowerCase());
  return index < 0 ? String(Number(count)) : String(index + 1);
}
