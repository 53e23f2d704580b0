import { importsOf } from "./module-graph.ts";
import { placeOfSpecifier } from "./place.ts";
import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

const root = "web/app/root.tsx";
const routes = "web/app/routes.ts";

/** Every page's header can have it, but only the pages that enroll consultants show it, and they have its style. */
const elsewhere: ReadonlySet<string> = new Set(["web/app/consulting/progress.tsx: .consulting-progress"]);

/**
 * A sentence for each class that a page's components give to an element and that only stylesheets of other pages know.
 * In the build it has no style, unless a shared chunk happens to bring it; after another page, it has.
 */
export function unstyledClasses(tree: Tree, exceptions = elsewhere): string[] {
  const sheets = sheetsOf(tree);
  const known = new Set(sheets.flatMap(([, css]) => styledAnywhere(css)));
  const classes = new Map(sheets.map(([path, css]) => [path, mentioned(css)]));
  const used = new Map(
    [...tree].filter(([path]) => path.endsWith(".tsx")).map(([path, code]) => [path, given(code)]),
  );
  const imports = runtimeImports(tree);
  const found = new Map<string, string>();
  for (const page of pagesOf(tree.get(routes) ?? "")) {
    const files = reached([root, ...page], imports);
    const loaded = new Set([...files].flatMap((path) => classes.get(path) ?? []));
    for (const path of files)
      for (const name of used.get(path) ?? [])
        if (known.has(name) && !loaded.has(name)) found.set(`${path}: .${name}`, page.at(-1) ?? "");
  }
  return [
    ...[...found]
      .filter(([key]) => !exceptions.has(key))
      .map(([key, page]) => `${key} has no style on ${page}; import its stylesheet where it is given`),
    ...[...exceptions].filter((key) => !found.has(key)).map((key) => `${key}: no longer an exception`),
  ];
}

/** What only restyles or hides an element, on paper or in a person's own colors, is no style of its own. */
const overrides = /\/(?:print|forced-colors|right-to-left)\.css$/;

const sheetsOf = (tree: Tree) => [...tree].filter(([path]) => path.endsWith(".css") && !overrides.test(path));

function selectorsOf(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, selectors = ""]) => selectors.split(/,(?![^(]*\))/));
}

/** The classes that begin a selector: they have a style wherever they are. */
const styledAnywhere = (css: string) =>
  selectorsOf(css).flatMap((one) => /^\s*(?::is\()?\.([\w-]+)/.exec(one)?.[1] ?? []);

const mentioned = (css: string) =>
  selectorsOf(css).flatMap((one) => [...one.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));

/** The classes in a component's `className` attributes. */
function given(code: string): Set<string> {
  const attributes = [...code.matchAll(/\bclassName=(?:"([^"]*)"|\{((?:\$\{[^}]*\}|[^{}])*)\})/g)];
  const texts = attributes.flatMap(([, text, expression = ""]) =>
    text === undefined ? [...expression.matchAll(/["`]([^"`]*)["`]/g)].map(([, part = ""]) => part) : [text],
  );
  return new Set(texts.flatMap((text) => text.split(/[^\w-]+/)).filter((name) => name !== ""));
}

function runtimeImports(tree: Tree): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const { from, to, typeOnly } of importsOf(tree))
    if (!typeOnly) imports.set(from.path, [...(imports.get(from.path) ?? []), to.path]);
  for (const [path, css] of sheetsOf(tree))
    imports.set(
      path,
      [...css.matchAll(/@import "([^"]+)"/g)].map(([, sheet = ""]) => placeOfSpecifier(sheet, path).path),
    );
  return imports;
}

/** The files of each page: its own, after the layouts around it, which end their line with a bracket. */
function pagesOf(table: string): string[][] {
  const around: string[] = [];
  return table.split("\n").flatMap((line) => {
    const files = [...line.matchAll(/"(routes\/[^"]+)"/g)].map(([, path]) => `web/app/${path}`);
    const pages = files.map((_, index) => [...around, ...files.slice(0, index + 1)]);
    if (line.endsWith("[") && files[0] !== undefined) around.push(files[0]);
    if (line.trim().startsWith("])")) around.pop();
    return pages;
  });
}

function reached(from: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const files = new Set(from);
  // A set's iteration includes what is added meanwhile.
  for (const path of files) for (const to of imports.get(path) ?? []) files.add(to);
  return files;
}

if (import.meta.main) reportOn(unstyledClasses);
