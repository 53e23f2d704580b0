/** What an organization must not read until the applicant agrees (M-29). */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
}

/** Replaces what is blacked out, however long it was. */
export const blackBar = "█████";

const at = "(?:[@＠]|[(\\[{] ?at ?[)\\]}])";
const dot = "(?:\\.|[(\\[{] ?dot ?[)\\]}])";
const name = "[^\\s@＠<>()\\[\\]{}\"',;:]";

/** From its first character on: otherwise each character of a long run would be tried as the first one. */
const local = `(?<!${name})${name}+`;

/** A name before an at sign, also where somebody spells the signs out. */
const addresses = new RegExp(
  [
    `${local}[@＠]${name}+`,
    `${local} ?${at} ?${name}{1,64}(?: ?${dot} ?${name}{1,64}){1,5}`,
    `${local} at ${name}{1,64} dot ${name}{1,64}`,
  ].join("|"),
  "giu",
);

const pages =
  "linkedin\\.com github\\.com gitlab\\.com bitbucket\\.org behance\\.net dribbble\\.com medium\\.com twitter\\.com x\\.com facebook\\.com fb\\.com instagram\\.com threads\\.net tiktok\\.com youtube\\.com reddit\\.com pinterest\\.com xing\\.com stackoverflow\\.com wellfound\\.com bsky\\.app t\\.me wa\\.me telegram\\.me discord\\.gg linktr\\.ee about\\.me calendly\\.com";
const sites =
  "github\\.io gitlab\\.io medium\\.com substack\\.com wordpress\\.com wixsite\\.com blogspot\\.com tumblr\\.com carrd\\.co notion\\.site netlify\\.app vercel\\.app";
const path = "/[^\\s<>()\\[\\]{}\"',;|]*[^\\s<>()\\[\\]{}\"',;|.:!?]";

/** Profiles on sites where people can be written to, with or without "https://". */
const profiles = new RegExp(
  [
    `(?:[\\w-]{1,63}\\.){0,3}(?:${pages.replaceAll(" ", "|")})${path}`,
    `[\\w-]{1,63}\\.(?:${sites.replaceAll(" ", "|")})(?![\\w-])(?:${path})?`,
  ]
    .map((address) => `(?<![\\p{L}\\p{N}_.@-])(?:https?://)?${address}`)
    .join("|"),
  "giu",
);

/** Digits with at most three marks between two of them. */
const numbers = /(?:[+＋(]\s?)?\p{Nd}(?:[\s().\-‐-―·/]{0,3}\p{Nd}){6,17}/gu;

const year = "(?:19|20)\\d\\d";
const month = "(?:0?[1-9]|1[0-2])";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const one = `(?:${year}[-./]${month}(?:[-./]${day})?|(?:${day}[-./])?${month}[-./]${year}|${month}/${day}/${year}|${year})`;
/** Dates and date ranges, which resumes are full of. */
const dates = new RegExp(`^${one}(?:\\s?[\\s.\\-‐-―/]\\s?${one})*$`, "u");

/**
 * A text without email addresses, phone numbers and profiles. It hides too much rather than too little: any other long
 * number goes too. It doesn't find numbers written as words.
 */
export function blackedOut(text: string, known: ContactDetails): string {
  const own = ownNumber(known.phone);
  return [known.email.trim()]
    .filter((address) => address !== "")
    .reduce((rest, address) => replaceAllOf(rest, address), own ? text.replaceAll(own, blackBar) : text)
    .replaceAll(addresses, blackBar)
    .replaceAll(profiles, blackBar)
    .replaceAll(numbers, (found) => (dates.test(found.trim()) ? found : blackBar));
}

function replaceAllOf(text: string, words: string): string {
  return text.replaceAll(new RegExp(literal(words), "giu"), blackBar);
}

function literal(words: string): string {
  // A Unicode pattern doesn't allow an escaped hyphen.
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The applicant's own number, with anything between its digits, with or without its country code or an extension. */
function ownNumber(phone: string): RegExp | undefined {
  const [number = ""] = /\p{Nd}[^\p{L}#,;]*/u.exec(phone) ?? [];
  const digits = number.replaceAll(/\P{Nd}/gu, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < 6
    ? undefined
    : new RegExp(`(?:\\+?1[\\s.-]?)?\\(?${digits.split("").join("[^\\p{L}\\p{Nd}]{0,5}")}`, "gu");
}
