import { type Node, parseSync } from "oxc-parser";
import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** Sources whose texts are in the reader's language. Made-up mails are always in the default locale. */
const shown = /^(?:contract\/src|web\/app|server\/src\/(?!generator\/)[\w-]+)\/.*\.tsx?$/;

/** What looks up the reader's language. */
const asking = new Set(["message", "textOf", "counted", "numberText", "currentLocale", "datesIn"]);

/** Callbacks that these call run at once. */
const immediate = /^(?:map|flatMap|filter|from|fromEntries|toSorted)$/;

/**
 * A sentence for each text that is read while a module loads. Pages and mails of all languages share the module, so
 * such a text would be in the first one's: it waits in a function or in `perLocale`.
 */
export function earlyTexts(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => shown.test(path))
    .flatMap(([path, code]) =>
      askedEarly(parseSync(path, code).program).map(
        ({ name, start }) =>
          `${path}:${code.slice(0, start).split("\n").length} calls ${name} while it loads; use perLocale`,
      ),
    );
}

function askedEarly(node: unknown): { name: string; start: number }[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(askedEarly);
  const { type, start } = node as Node;
  if (/Function/.test(type)) return [];
  if (type !== "CallExpression") return Object.values(node).flatMap(askedEarly);
  const { callee, arguments: given } = node as Extract<Node, { type: "CallExpression" }>;
  const called = callee.type === "Identifier" ? callee.name : "";
  const isAtOnce =
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    immediate.test(callee.property.name);
  return [
    ...(asking.has(called) ? [{ name: called, start }] : []),
    ...askedEarly(callee),
    ...given.flatMap((each) =>
      askedEarly(isAtOnce && /Function/.test(each.type) && "body" in each ? each.body : each),
    ),
  ];
}

if (import.meta.main) reportOn((tree) => earlyTexts(tree));
