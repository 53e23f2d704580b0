import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** A noun's texts, or those that several share. */
const catalogue = /\/contract\/src\/(?:messages\/shared\/[\w-]+|[\w-]+\/(?:[\w-]+-)?messages)\.ts$/;
/** Where texts are asked for, as `sources` reads it. */
const asking = /\/(?:web\/app\/|contract\/src\/(?:messages\/|search\/title\.ts$))/;
const root = fileURLToPath(new URL("../../", import.meta.url));

type Texts = Readonly<Record<string, string>>;

/**
 * What the browser's build holds of the catalogue. A text that a page asks for by its key alone stands in the page's own
 * code; of the others, those that some page names, as a literal or by a template that holds the key's beginning or end;
 * and none that only the server says, in mails or as a whole.
 */
export function browserTexts(): Plugin {
  let all: Texts;
  let isNamed: (key: string) => boolean;
  return {
    name: "candor:browser-texts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async buildStart() {
      const files = globSync("contract/src/**/*.ts", { cwd: root });
      all = await textsOf(files.filter((path) => catalogue.test(`/${path}`)));
      isNamed = namedIn(inlined(sources(), all));
    },
    async load(id) {
      if (!catalogue.test(id)) return undefined;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, Texts>;
      return Object.entries(exported)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(named(texts))};`)
        .join("\n");
    },
    transform(code, id) {
      return asking.test(id) ? { code: inlined(code, all), map: null } : undefined;
    },
  };

  function named(texts: Texts): Texts {
    return Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key)));
  }
}

async function textsOf(files: readonly string[]): Promise<Texts> {
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(`${root}${file}`).href)));
  return Object.assign({}, ...modules.flatMap((exported: object) => Object.values(exported)));
}

/** Code in which each text that is asked for by its key alone stands for the question. */
export function inlined(code: string, texts: Texts): string {
  return code.replaceAll(
    /\bmessage\("([\w.]+)"\)/g,
    (asked, key: string) => JSON.stringify(texts[key]) ?? asked,
  );
}

/** What belongs to a page that takes no scripts, and that none with scripts leads to in place. */
const unscripted = [
  "web/app/quality/**",
  "web/app/shell/plain-page.tsx",
  "web/app/routes/shell/{about,consulting,hire}.tsx",
  "web/app/routes/{news,quality}/**",
];

/** All that asks for texts in a page's scripts: the rest of the contract, which names some, stays on the server. */
function sources(): string {
  const pages = ["web/app/**/*.{ts,tsx}", "contract/src/messages/*.ts", "contract/src/search/title.ts"];
  return globSync(pages, { cwd: root, exclude: unscripted })
    .filter((path) => !catalogue.test(`/${path}`))
    .map((path) => readFileSync(`${root}${path}`, "utf8"))
    .join("\n");
}

/** Whether a text names a key of the catalogue. The plural forms of a key are named by what they share. */
export function namedIn(text: string): (key: string) => boolean {
  const literals = new Set(captures(text, /["'`](\w+(?:\.\w+)+)["'`]/g));
  const beginnings = captures(text, /`(\w+\.[\w.]*)\$\{/g);
  const ends = captures(text, /`\$\{\w+\}(\.[\w.]+)`/g);
  return (key) =>
    literals.has(key) ||
    literals.has(key.replace(/_(?:one|other)$/, "")) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    ends.some((end) => key.endsWith(end));
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, captured]) => captured ?? []);
}
