import { type MessageKey, message } from "@candor/contract/messages/message";

/** A kind of search in the reader's language; as it was recorded if it has no text here. */
export function kindName(name: string): string {
  const kind = kinds.find((one) => one === name.replaceAll(" ", "-"));
  return kind ? message(`measured.kind.${kind}`) : name;
}

/** A recorded figure in the reader's language; as it was recorded if it has no text here. */
export function figureName(what: string): string {
  const plain = figures[what];
  if (plain) return message(plain);
  for (const [pattern, key] of patterns) {
    const values = pattern.exec(what)?.groups;
    if (values) return message(key, { ...values, ...(values["kind"] && { kind: kindName(values["kind"]) }) });
  }
  return what;
}

const kinds = [
  "broad-word",
  "several-words",
  "rare-word",
  "phrase",
  "prefix",
  "remote",
  "job-type",
  "industry",
  "pay-floor",
  "age",
  "seniority",
  "language",
  "skill",
  "organization",
  "excluded-words",
  "place",
  "radius",
  "combined",
  "by-date",
  "by-pay",
  "page-50",
  "all-facets",
  "correction",
] as const;

const figures: Readonly<Record<string, MessageKey>> = {
  "sentences: F1 of unseen ones": "measured.unseenF1",
  "sentences: grade of the first ten": "measured.sentenceGrade",
  "sentences: local share of the first ten": "measured.localShare",
  "sentences: silent failures": "measured.silent",
  "own set: queries without a hit": "measured.ownWithoutHit",
  "listed postings that violate a filter": "measured.violations",
  "facet counts that are not what they yield": "measured.facetCounts",
  "answers that differ between peers": "measured.differences",
  "a change is seen after, ms (p99)": "measured.visible",
  "search while updating, ms (p99)": "measured.whileUpdating",
  "share of the buffers that is left when half of the postings is gone": "measured.removal",
  "a sentence is understood, ms (p95, slowest class)": "measured.understanding",
  "build, s": "measured.build",
  "buffers, MB": "measured.buffers",
  "load, ms": "measured.load",
};

const patterns: readonly (readonly [RegExp, MessageKey])[] = [
  [/^titles in (?<language>\w+): (?<measure>.+)$/, "measured.titlesIn"],
  [/^(?<set>title-.+): queries without a hit$/, "measured.titlesWithoutHit"],
  [/^(?<set>title-.+): (?<measure>.+)$/, "measured.titles"],
  [/^throughput, times that of (?<peer>.+)$/, "measured.throughput"],
  [/^(?<kind>.+), ms \((?<percentile>p\d+)\)$/, "measured.kindTime"],
];
