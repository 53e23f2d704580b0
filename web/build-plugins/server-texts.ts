import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const catalogue = /\/contract\/src\/messages\/en-us-[\w-]+\.ts$/;
const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Leaves out of the browser's build the texts that no page names: what mails say, and what the server sends whole. A page
 * names a key as a literal, or by a template that holds its beginning or its end.
 */
export function leaveOutServerTexts(): Plugin {
  let isNamed: (key: string) => boolean;
  return {
    name: "candor:server-texts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      isNamed = namedIn(sources());
    },
    async load(id) {
      if (!catalogue.test(id)) return undefined;
      const texts = (await import(pathToFileURL(id).href)) as Record<
        string,
        Readonly<Record<string, string>>
      >;
      return Object.entries(texts)
        .map(([name, all]) => `export const ${name} = ${JSON.stringify(named(all))};`)
        .join("\n");
    },
  };

  function named(all: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(all).filter(([key]) => isNamed(key)));
  }
}

/** What belongs to a page that takes no scripts, and that none with scripts leads to in place. */
const unscripted = [
  "web/app/quality/**",
  "web/app/components/plain-page.tsx",
  "web/app/routes/{about,consulting,hire,news,quality}.tsx",
];

/** All that asks for texts in a page's scripts: the rest of the contract, which names some, stays on the server. */
function sources(): string {
  const pages = ["web/app/**/*.{ts,tsx}", "contract/src/messages/*.ts"];
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
