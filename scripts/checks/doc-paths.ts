import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** Decisions say what was true when they were made, and a program writes `docs/requirements.md`. */
const documents = /^([^/]+|docs\/(?!requirements)[^/]+|bench\/README)\.md$/;
/** Written by programs or by a running server, so a fresh clone doesn't have them. */
const made = /(^|\/)(build|data|node_modules|results)(\/|$)/;
const extension = /[^/]\.(css|html|json|jsonc|md|mjs|ts|tsx)$/;
const pathCharacters = /^[\w.@<>*-]+(\/[\w.@<>*-]+)*\/?$/;

/**
 * A sentence for each path in a document that does not exist. Text in backticks is a path if it has the extension of a
 * source, or starts with the name of a folder. It may be the end of a longer path: `rules/plan.ts`. `<noun>` and `*`
 * stand for any name.
 */
export function docPathViolations(tree: Tree): string[] {
  const paths = [...tree.keys()];
  const folders = new Set(paths.flatMap(foldersOf));
  const folderNames = new Set([...folders].map((path) => path.split("/").at(-1)));
  const all = [...paths, ...folders].join("\n");
  return [...tree]
    .filter(([path]) => documents.test(path))
    .flatMap(([document, text]) =>
      quotedIn(text)
        .filter((name) => isPath(name, folderNames) && !stands(name, all))
        .map((name) => `${document}: ${name} does not exist; name the path as it is now`),
    );
}

function foldersOf(path: string): string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join("/"));
}

/** The texts in backticks outside of code blocks. */
function quotedIn(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, "");
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? "");
}

function isPath(name: string, folderNames: ReadonlySet<string | undefined>): boolean {
  if (!pathCharacters.test(name) || made.test(name)) return false;
  return extension.test(name) || (name.includes("/") && folderNames.has(name.split("/")[0]));
}

function stands(name: string, all: string): boolean {
  const pattern = name
    .replace(/\/$/, "")
    .replaceAll(".", "\\.")
    .replaceAll(/<[^>]*>|\*/g, "[^/\\n]*");
  return new RegExp(`(^|/)${pattern}$`, "m").test(all);
}

if (import.meta.main) reportOn(docPathViolations);
