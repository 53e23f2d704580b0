import type { Seniority } from "./posting-draft.ts";

const cooperatives =
  "ag|agricultural|chicken|consumer|credit union|dairy|electric|energy|farm(?:er'?s'?|ers)?|food|grain|grocery|housing|natural foods|outdoor|power|rural|telephone|uk|utility|worker";
const ofCooperatives =
  "academy|advertising|apartments?|bank|board|buildings?|cashier|condos?|funeral\\w*|group|grocery|managers?|market|marketing|members?|property|stores?";

/** A student's term in a company ("Engineering Co-op"), but not a cooperative ("Food Co-op Cashier"). In lower case. */
export const studentCoOp = `(?<!\\b(?:${cooperatives}) |[/&] ?)co-?op(?! (?:${ofCooperatives})\\b| ?[/&])`;

/** Ranks by their words in titles, in order of precedence: a "senior manager" is a manager. */
const ranks: readonly (readonly [Seniority, RegExp])[] = [
  [
    "executive",
    /\b(?:chief (?:\w+ ){1,3}officer|c[efimot]o|ciso|(?:senior |executive )?vice president|[se]?vp|president)\b/,
  ],
  ["director", /\b(?:director|head of)\b/],
  ["manager", /\b(?:managers?|supervisor)\b/],
  ["principal", /\b(?:principal|distinguished)\b/],
  ["lead", /\b(?:team lead|tech(?:nical)? lead|lead|team leader)\b/],
  ["intern", new RegExp(`\\b(?:intern|interns|internship|${studentCoOp})\\b`)],
  ["senior", /\b(?:senior|sr)\b/],
  [
    "junior",
    /\b(?:junior|jr|entry[ -]level|new[ -]grad(?:uate)?s?|graduate (?:engineer|developer|analyst|scheme|program(?:me)?))\b/,
  ],
  ["mid", /\b(?:mid[ -]level|mid[ -]senior|intermediate)\b/],
];

/** Titles in which a rank's word isn't a rank, but the subject or the people served. */
const noRanks =
  /\b(?:assistant to (?:the )?[\w ]+|lead generation|lead (?:abatement|paint|poisoning|hazard|safe|inspect)\w*|(?:account|project|product|program|property|case|office|community|grants?|contracts?|brand|campaign|content|social media|relationship|category|release|delivery|engagement|customer success) managers?|(?:art|creative|funeral|casting|technical) director|account executive|internal|vice president'?s|(?:school|assistant|vice) principal)\b/g;

/** The rank that a title states, if it states one. */
export function seniorityOf(title: string): Seniority | undefined {
  const words = title.toLowerCase().replace(noRanks, " ").replace(/\./g, "");
  return ranks.find(([, pattern]) => pattern.test(words))?.[0];
}
