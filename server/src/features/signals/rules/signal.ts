import type { SignalName } from "@candor/contract/signals/names";
import { sentenceAt, sentenceEnds } from "../../jobs/rules/stated/sentence-at.ts";

/** One named fact about a posting, with its evidence. */
export interface Signal {
  readonly name: SignalName;
  /** The posting's own words. */
  readonly sentence?: string;
  /** The domain that its organization proved or names as its site. */
  readonly domain?: string;
  readonly pay?: ComparedPay;
  readonly original?: OlderPosting;
}

/** Yearly amounts in one currency. */
export interface ComparedPay {
  readonly low: number;
  readonly high: number;
  /** How many postings it was compared with. */
  readonly count: number;
  readonly occupation: string;
}

interface OlderPosting {
  readonly id: number;
  readonly title: string;
  readonly organization: string;
  readonly firstSeenAt: number;
}

/** What a posting says, in the words that signals read. */
export interface SaidWords {
  readonly text: string;
  /** Sanitized HTML: its links lead to places that the text doesn't mention. */
  readonly description: string;
}

/** The sentence around a position. */
export function sentenceIn(text: string, at: number): string {
  const { start, end } = sentenceAt(text, sentenceEnds(text), at);
  return text.slice(start, end);
}

/** Where a description's links lead, decoded. */
export function linksIn({ description }: SaidWords): string[] {
  return [...description.matchAll(/\shref="([^"]*)"/gi)].map(([, link]) => link!.replaceAll("&amp;", "&"));
}
