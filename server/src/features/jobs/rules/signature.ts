import { hash } from "node:crypto";
import type { DuplicateFacts } from "./duplicate-facts.ts";
import { agree, sketchOf } from "./text-sketch.ts";

/** The same facts in a form that copies share. */
export interface Signature {
  readonly source: string;
  /** Folded words; "" if the source names no organization. */
  readonly organization: string;
  /** Without its own place: "Nurse – Austin, TX" is "nurse". */
  readonly title: string;
  /** Whether the title named its place. If so, another place is another job. */
  readonly isLocal: boolean;
  /** Folded "city|state|country", sorted; "remote" if a posting has no place but is remote. */
  readonly places: readonly string[];
  readonly payMin: number | undefined;
  readonly payMax: number | undefined;
  readonly jobType: string | undefined;
  /** The day of publication, in days since 1970. */
  readonly day: number | undefined;
  /** Its address without tracking parameters. */
  readonly address: string | undefined;
  /** A sketch of the text without words that name the channel; absent without a text. */
  readonly textHash: string | undefined;
  readonly sketch: readonly number[] | undefined;
}

const known = new WeakMap<DuplicateFacts, Signature>();

/** Cached per object, since a posting is compared with every candidate. */
export function signatureOf(facts: DuplicateFacts): Signature {
  const signature = known.get(facts) ?? made(facts);
  known.set(facts, signature);
  return signature;
}

function made(facts: DuplicateFacts): Signature {
  const words = workWordsOf(facts.text);
  const hasText = words.length > 0;
  const title = withoutOwnPlace(facts);
  let sketch: number[] | undefined;
  return {
    source: facts.source,
    organization: wordsOf(facts.organization ?? "").join(" "),
    title: wordsOf(title).join(" "),
    isLocal: title !== facts.title,
    places: placesOf(facts),
    payMin: facts.payMin,
    payMax: facts.payMax,
    jobType: facts.jobType,
    day: facts.postedAt === undefined ? undefined : Math.floor(facts.postedAt / 86_400_000),
    address: addressOf(facts.sourceUrl),
    textHash: hasText ? digest(words) : undefined,
    // Costs more than all the rest, and copies of one source need none.
    get sketch() {
      return hasText ? (sketch ??= sketchOf(words)) : undefined;
    },
  };
}

/** Whether two texts are the same except for a few words. A text without words isn't like any other. */
export function likeWords(one: string, other: string): boolean {
  const [a, b] = [workWordsOf(one), workWordsOf(other)];
  return a.length > 0 && b.length > 0 && agree(sketchOf(a), sketchOf(b));
}

function workWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !channels.has(word));
}

/** Removed only at the title's end, after a dash, a comma, a bracket or "in". */
function withoutOwnPlace({ title, places }: DuplicateFacts): string {
  const folded = foldedCase(title);
  const named = places.filter(({ city, state }) => folded.includes(foldedCase(city ?? state ?? "")));
  const names = named.flatMap(({ city, state, country }) => {
    const after = [state, country]
      .filter((part) => part !== undefined)
      .map(literal)
      .join("|");
    if (city !== undefined) return [`${literal(city)}(?:,?\\s+(?:${after || "(?!)"}))*`];
    return state === undefined ? [] : [literal(state)];
  });
  if (names.length === 0) return title;
  const own = new RegExp(`(?:\\s+[-–—|/]|\\s*[,(\\[]|\\s+in)\\s*(?:${names.join("|")})\\s*[)\\]]?$`, "iu");
  return title.replace(own, "");
}

/** Equal for texts that a case-insensitive regular expression treats as equal. */
function foldedCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Words about where a copy is published, not about the work. */
const channels = new Set(["internal", "external"]);

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}

function placesOf({ places, remote }: DuplicateFacts): string[] {
  if (places.length === 0 && remote.kind === "remote") return ["remote"];
  const named = places.map(({ city = "", state = "", country = "" }) =>
    `${city}|${state}|${country}`.toLowerCase(),
  );
  return [...new Set(named)].sort();
}

/** Without protocol, tracking parameters, fragment and the final "apply" step. */
function addressOf(url: string | undefined): string | undefined {
  const address = url === undefined ? null : URL.parse(url);
  if (address === null) return undefined;
  const parameters = [...address.searchParams].filter(
    ([name]) => !/^(?:utm_.*|gh_src|src|source|ref|lever-.*)$/i.test(name),
  );
  const query = new URLSearchParams(parameters).toString();
  const path = address.pathname.replace(/\/(?:apply|application)?\/*$/, "");
  // The front page of a career site isn't a posting's address.
  return path === "" && query === "" ? undefined : `${address.host}${path}${query === "" ? "" : `?${query}`}`;
}

/** A hash of some texts; 128 bits, so that collisions don't happen. */
export function digest(parts: readonly string[]): string {
  return hash("sha256", parts.join("\n"), "base64url").slice(0, 22);
}
