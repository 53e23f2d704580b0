import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** The features; a new noun comes with an ADR. */
const nouns = new Set(
  `session accounts administration profiles resumes own-data own-lists blocks jobs signals reports saved-postings search searches alerts answers applications
  conversations templates outside-applications interviews calendars organizations pipeline programs pros leads consulting gigs
  preferences charities news site-notice legal messages campaigns terminal metrics client-errors ledger exchange cms hosting
  environment match fairness keeping agencies drills trust automation`.split(/\s+/),
);

const words = new Set(["gate", "routes", "commands", "queries", "rules", "views", "events", "tasks"]);

/** Names that fit anything, so that everything ends up there. */
const drawers = new Set([
  "helper",
  "helpers",
  "util",
  "utils",
  "common",
  "manager",
  "managers",
  "index",
  "misc",
]);

/** Also `name.test.ts` and `name.config.ts`, and `.gitignore`. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Documents with conventional names: README.md, LICENSE. */
const shouted = /^[A-Z]+(\.md)?$/;

/** A sentence for each name outside the project's vocabulary. */
export function vocabularyViolations(tree: Tree): string[] {
  const names = new Set([...tree.keys()].flatMap(withFolders));
  return [...names].flatMap((path) =>
    [...featureFaults(path), ...nameFaults(path)].map((fault) => `${path}: ${fault}`),
  );
}

/** `a/b/c.ts` → `a`, `a/b`, `a/b/c.ts` */
function withFolders(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function featureFaults(path: string): string[] {
  const within = /^server\/src\/features\/(?<rest>.+)$/.exec(path)?.groups?.["rest"]?.split("/") ?? [];
  const [noun, entry] = within;
  if (within.length === 1 && !nouns.has(noun ?? "")) return ["no noun of the product"];
  if (within.length === 2 && !words.has(entry?.replace(/\.ts$/, "") ?? "")) {
    return [`a feature has the words ${[...words].join(" ")}, each a file or a folder`];
  }
  return [];
}

function nameFaults(path: string): string[] {
  const name = path.split("/").at(-1) ?? "";
  const faults: string[] = [];
  if (!kebabCase.test(name) && !shouted.test(name)) faults.push("names are in kebab-case");
  if (drawers.has(name.split(".")[0] ?? "")) faults.push("a name that says nothing");
  return faults;
}

if (import.meta.main) reportOn(vocabularyViolations);
