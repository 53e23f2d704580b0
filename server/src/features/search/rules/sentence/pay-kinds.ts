import { kinds, payPhrase } from "./pay-pattern.ts";
import { type Reading, readingOf } from "./reading.ts";

const behindKind = new RegExp(`\\b(?:${kinds}):?\\s$`, "i");
const amount = /^:? [$€£]?\d/;
const total = /^(?:ote|tc|total)/i;

/** "ote 150k base 100k": what the next amount is. */
export function withoutNext(match: RegExpExecArray): RegExpExecArray {
  const { kind, saidAfter } = match.groups!;
  const end = match.index + match[0].length;
  const isBehindKind = kind !== undefined || behindKind.test(match.input.slice(0, match.index));
  if (!isBehindKind || saidAfter === undefined || !amount.test(match.input.slice(end))) return match;
  payPhrase.lastIndex = match.index;
  return payPhrase.exec(match.input.slice(0, end - saidAfter.length)) ?? match;
}

/** "100k base 150k ote" asks for the base, which postings state, and not for the total. */
export function baseFirst(
  read: readonly { readonly match: RegExpExecArray; readonly readings: readonly Reading[] }[],
): Reading[] {
  const kindOf = ({ groups }: RegExpExecArray) => (groups!["kind"] ?? groups!["saidAfter"] ?? "").trim();
  const hasBase = read.some(({ match, readings }) => readings.length > 0 && /^base/i.test(kindOf(match)));
  return read.flatMap(({ match, readings }) =>
    hasBase && readings.length > 0 && total.test(kindOf(match))
      ? [readingOf(match, { kind: "opening" }, match[0], match[0])]
      : readings,
  );
}
