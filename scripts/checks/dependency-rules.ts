import type { Import } from "./module-graph.ts";
import type { Place } from "./place.ts";

export interface Rule {
  readonly reason: string;
  readonly forbids: (edge: Import, declared: DeclaredPackages) => boolean;
}

/** The `dependencies` of each workspace's package.json. */
export type DeclaredPackages = Readonly<Record<string, ReadonlySet<string>>>;

/** The workspaces that a workspace may import. */
const workspaces: Readonly<Record<string, readonly string[]>> = {
  contract: ["contract"],
  engine: ["engine"],
  server: ["server", "contract", "engine"],
  web: ["web", "contract"],
  e2e: ["e2e", "contract"],
  bench: ["bench", "contract", "e2e", "engine", "server"],
  scripts: ["scripts"],
};

/** The web's folders below its nouns. */
const lowWebFolders = new Set(["developer", "forms", "live", "styles", "ui", "wire", "wording"]);

/** The words that other nouns may import; importing any other would make this noun act. */
const asking = new Set(["queries", "rules", "views", "events", "gate"]);

/** The only words that access records. */
const reachingRecords = new Set(["queries", "commands", "gate"]);

/** Pure words, with the words whose code they may call. */
const pure: Readonly<Record<string, readonly string[]>> = { rules: ["rules"], views: ["rules", "views"] };

/** Modules without state, clock, files or network, which pure words may call. */
const pureModules = [
  /^server\/src\/platform\/(automation\/rule|cards\/drawable|credentials|durations|events\/event-row|everyday-words|feed-style|html|ids|iso-time|json-text|mail\/(date-text|layout|letter|look|statement)|plain-address|places\/.*|react|xml)\.ts$/,
  // Sentences are split into the same words as the index.
  /^engine\/src\/(analysis\/(fold|stem|stem-exceptions|tokenize|title-tokens)|close\/word-likeness|document|query\/edits)\.ts$/,
];
const purePackages = new Set([
  "@zootools/email-spell-checker",
  "bowser",
  "csv-parse",
  "csv-stringify",
  "htmlparser2",
  "ical-generator",
  "jose",
  "libphonenumber-js",
  "sanitize-html",
  "saxes",
  "tlds",
  "zod",
]);
const pureBuiltins = new Set(["node:crypto", "node:stream", "node:util", "node:zlib"]);

export const rules: readonly Rule[] = [
  {
    reason:
      "a workspace imports only from the workspaces under it (the wire and the engine know nothing of the product)",
    forbids: ({ from, to }) =>
      to.kind === "file" && !(workspaces[from.workspace] ?? []).includes(to.workspace),
  },
  {
    reason: "the wire imports zod only: browsers carry it",
    forbids: ({ from, to }) => isSource(from, "contract") && to.kind !== "file" && to.path !== "zod",
  },
  {
    reason: "a package is a dependency of the workspace that uses it, or it is there by chance",
    forbids: ({ from, to, typeOnly }, declared) =>
      !from.isTest && !typeOnly && to.kind === "package" && declared[from.workspace]?.has(to.path) === false,
  },
  {
    reason: "what runs does not know its tests; benchmarks may open the browser of the browser tests",
    forbids: ({ from, to }) =>
      !from.isTest &&
      to.isTest &&
      !(from.workspace === "bench" && to.path === "e2e/test/harness/chromium.ts"),
  },
  {
    reason: "the platform makes sense in another product: it knows no feature",
    forbids: ({ from, to }) => isPlatform(from) && to.noun !== undefined,
  },
  {
    reason: "the entry points know the features and the platform, never the other way round",
    forbids: ({ from, to }) => (isPlatform(from) || from.noun !== undefined) && isEntryPoint(to),
  },
  {
    reason: "ask a neighbor (queries rules views events gate); to make it act, announce an event",
    forbids: ({ from, to }) =>
      from.noun !== undefined && to.noun !== undefined && from.noun !== to.noun && !asking.has(to.word ?? ""),
  },
  {
    reason: "rules and views compute: no records, clock, wire, files or other words",
    forbids: ({ from, to, typeOnly }) => from.word !== undefined && !typeOnly && !mayCompute(from.word, to),
  },
  {
    reason: "rules, views and events do not hold the database, not even as a type (rows are fine)",
    forbids: ({ from, to }) =>
      ["rules", "views", "events"].includes(from.word ?? "") &&
      isDatabase(to) &&
      !/\/tables(\/[a-z]+)?\.ts$/.test(to.path),
  },
  {
    reason: "events are announced, not done: they import types only",
    forbids: ({ from, typeOnly }) => from.word === "events" && !typeOnly,
  },
  {
    reason: "records are reached in queries, commands and gate; other words hand the database on",
    forbids: ({ from, to, typeOnly }) =>
      from.word !== undefined && !reachingRecords.has(from.word) && !typeOnly && isDatabase(to),
  },
  {
    reason: "the web's low folders serve every page: they import no noun, shell or page",
    forbids: ({ from, to }) => webRankOf(from) === "low" && !["low", undefined].includes(webRankOf(to)),
  },
  {
    reason: "the web's nouns stand in the shell and in pages: they import neither",
    forbids: ({ from, to }) =>
      webRankOf(from) === "noun" && ["shell", "page", "top"].includes(webRankOf(to) ?? ""),
  },
  {
    reason: "the shell is around every page: it imports none",
    forbids: ({ from, to }) => webRankOf(from) === "shell" && ["page", "top"].includes(webRankOf(to) ?? ""),
  },
  {
    reason: "pages do not import each other: what two share belongs to a noun",
    forbids: ({ from, to }) => webRankOf(from) === "page" && ["page", "top"].includes(webRankOf(to) ?? ""),
  },
];

function mayCompute(word: string, to: Place): boolean {
  const words = pure[word];
  if (!words) return true;
  if (to.kind === "package") return purePackages.has(to.path);
  if (to.kind === "builtin") return pureBuiltins.has(to.path);
  if (to.word !== undefined) return words.includes(to.word);
  return to.workspace === "contract" || pureModules.some((pattern) => pattern.test(to.path));
}

function isSource(place: Place, workspace: string): boolean {
  return place.workspace === workspace && !place.isTest;
}

type WebRank = "low" | "noun" | "shell" | "page" | "top";

const addressLists = new Set([
  "web/app/addresses.ts",
  "web/app/administration-addresses.ts",
  "web/app/api-addresses.ts",
  "web/app/answering-addresses.ts",
  "web/app/application-addresses.ts",
  "web/app/gig-addresses.ts",
]);

/** Undefined outside the web's pages, and for the lists of addresses, which everybody may import. */
function webRankOf({ path, isTest }: Place): WebRank | undefined {
  const [, folder] = /^web\/app\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (isTest || !path.startsWith("web/app/") || addressLists.has(path)) return undefined;
  if (folder === undefined) return "top";
  if (folder === "routes") return "page";
  if (folder === "shell") return "shell";
  return lowWebFolders.has(folder) ? "low" : "noun";
}

function isPlatform(place: Place): boolean {
  return place.path.startsWith("server/src/platform/");
}

/** `app.ts`, `consequences.ts` and the like, and the programs. */
function isEntryPoint(place: Place): boolean {
  return /^server\/src\/([^/]+\.ts|(main|parts|consequences)\/.*)$/.test(place.path);
}

function isDatabase(place: Place): boolean {
  return (
    place.path.startsWith("server/src/platform/database/") ||
    ["kysely", "pg", "node:sqlite"].includes(place.path)
  );
}
