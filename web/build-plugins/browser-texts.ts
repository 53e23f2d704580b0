import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** A noun's texts, or those that several share. */
const catalogue = /\/contract\/src\/(?:messages\/shared\/[\w-]+|[\w-]+\/(?:[\w-]+-)?messages)\.ts$/;
/** The modules that `sources` reads. */
const asking = /\/(?:web\/app\/|contract\/src\/(?:messages\/|search\/title\.ts$|[\w-]+\/[\w-]+-text\.ts$))/;
const lookup = "/contract/src/messages/message.ts";
const plurals = "/web/app/wording/counted.ts";
/** Between the forms for one and for others, in place of a counted text's key. */
const between = "\u001f";
const root = fileURLToPath(new URL("../../", import.meta.url));

type Texts = Readonly<Record<string, string>>;

/**
 * Which texts of the catalogue the browser's build holds, and where. A text that a page asks for by a literal key is put
 * into the page's own code, in place of the key. Of the others, the catalogue keeps those that some page names, as a
 * literal or by a template that holds the key's beginning or end. Texts that only the server uses are left out.
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
      if (!asking.test(id)) return undefined;
      if (id.endsWith(lookup)) return { code: takingTexts(code), map: null };
      if (id.endsWith(plurals)) return { code: takingForms(code), map: null };
      return { code: inlined(code, all), map: null };
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

/**
 * Replaces a call with a literal key by its text, or the key by the text where placeholders are to be filled. A counted
 * text's key becomes both of its forms.
 */
export function inlined(code: string, texts: Texts): string {
  const counting = code.replaceAll(/\bcounted\(\s*"(?<key>[\w.]+)",/g, (asked, key: string) => {
    const forms = [texts[`${key}_one`], texts[`${key}_other`]];
    return forms.includes(undefined) ? asked : `counted(${JSON.stringify(forms.join(between))},`;
  });
  return counting.replaceAll(
    /\bmessage\(\s*"(?<key>[\w.]+)"(?<end>\)|,)/g,
    (asked, key: string, end: string) => {
      const text = JSON.stringify(texts[key]);
      if (text === undefined) return asked;
      return end === ")" ? text : `message(${text},`;
    },
  );
}

/** `message` for a browser: it is given a key that the catalogue has, or the text itself. */
export function takingTexts(code: string): string {
  const looked = "filled(enUs[key], values)";
  if (!code.includes(looked)) throw new Error(`${lookup} no longer says ${looked}.`);
  return code.replace(looked, "filled(enUs[key] ?? key, values)");
}

/** `counted` for a browser: it is given a key that the catalogue has, or both forms themselves. */
export function takingForms(code: string): string {
  const looked = "`${key}_${form}`";
  if (!code.includes(looked)) throw new Error(`${plurals} no longer says ${looked}.`);
  const taken = `key.includes(${JSON.stringify(between)}) ? key.split(${JSON.stringify(between)})[form === "one" ? 0 : 1] : ${looked}`;
  return code.replace(looked, taken);
}

/** Pages without scripts, which no page with scripts renders in place. */
const unscripted = [
  "web/app/quality/**",
  "web/app/shell/{cookie-table,legal-page,plain-page}.tsx",
  "web/app/organizations/{answer-ticks,due-week,posting-pages,record-figures,record-statement,response-record}.tsx",
  "web/app/organizations/{claims,members}/**",
  "web/app/{leads,pros}/**",
  "web/app/administration/claim-list.tsx",
  "web/app/routes/administration/admin-organizations.tsx",
  "web/app/routes/organizations/{claim,claim-proof,member-invitation,members,new-organization,open-books}.tsx",
  "web/app/routes/shell/{about,consulting,contact,hire,home,privacy-policy,terms-and-conditions}.tsx",
  "web/app/routes/{leads,news,pros,quality}/**",
];

/** All code that may ask for a text in a browser. The rest of the contract, which names some, stays on the server. */
function sources(): string {
  const wording = ["contract/src/messages/*.ts", "contract/src/search/title.ts", "contract/src/*/*-text.ts"];
  const pages = ["web/app/**/*.{ts,tsx}", ...wording];
  return globSync(pages, { cwd: root, exclude: unscripted })
    .filter((path) => !catalogue.test(`/${path}`))
    .map((path) => readFileSync(`${root}${path}`, "utf8"))
    .join("\n");
}

/** Whether a text names a key of the catalogue. Plural forms are named by the key without its ending. */
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
