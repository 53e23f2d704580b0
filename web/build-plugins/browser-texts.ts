import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** A noun's texts, or shared ones. */
const catalogue = /^contract\/src\/(?:messages\/shared\/[\w-]+|[\w-]+\/(?:[\w-]+-)?messages)\.ts$/;
/** Modules that use texts. */
const asking =
  /\/(?:web\/(?:app|worker)\/|contract\/src\/(?:messages\/|search\/title\.ts$|[\w-]+\/[\w-]+-text\.ts$))/;
const joined = "/contract/src/messages/en-us.ts";
const lookup = "/contract/src/messages/message.ts";
const plurals = "/web/app/wording/counted.ts";
/** Separates the singular and plural forms that replace a counted text's key. */
const between = "\u001f";
const root = fileURLToPath(new URL("../../", import.meta.url));

type Texts = Readonly<Record<string, string>>;

/**
 * Puts texts into the modules that use them, so that a page loads only its own. A literal key is replaced by its text.
 * Texts with other keys that a module names, as a literal or by a template with the key's beginning or end, are added
 * to the browser's catalogue when the module is loaded. The catalogue starts empty.
 */
export function browserTexts(): Plugin {
  let all: Texts;
  return {
    name: "candor:browser-texts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async buildStart() {
      all = await textsOf(
        globSync("contract/src/**/*.ts", { cwd: root }).filter((path) => catalogue.test(path)),
      );
    },
    load: (id) => (id.endsWith(joined) ? "export const enUs = {};" : undefined),
    transform(code, id) {
      if (!asking.test(id) || id.endsWith(joined)) return undefined;
      if (id.endsWith(lookup)) return { code: takingTexts(code), map: null };
      const own = id.endsWith(plurals) ? takingForms(code) : inlined(code, all);
      return { code: bringing(own, all), map: null };
    },
  };
}

async function textsOf(files: readonly string[]): Promise<Texts> {
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(`${root}${file}`).href)));
  return Object.assign({}, ...modules.flatMap((exported: object) => Object.values(exported)));
}

/**
 * Replaces a call with a literal key by its text, or only the key if placeholders must be filled in or one of several
 * keys is chosen. A counted text's key becomes both of its forms.
 */
export function inlined(code: string, texts: Texts): string {
  const counting = code.replaceAll(/\bcounted\(\s*"(?<key>[\w.]+)",/g, (asked, key: string) => {
    const forms = [texts[`${key}_one`], texts[`${key}_other`]];
    return forms.includes(undefined) ? asked : `counted(${JSON.stringify(forms.join(between))},`;
  });
  const asking = counting.replaceAll(
    /\bmessage\(\s*"(?<key>[\w.]+)"(?<end>\)|,)/g,
    (asked, key: string, end: string) => {
      const text = JSON.stringify(texts[key]);
      if (text === undefined) return asked;
      return end === ")" ? text : `message(${text},`;
    },
  );
  return asking.replaceAll(chosen, (choice) =>
    choice.replaceAll(
      /(?<=[?:]\s*)"(?<key>[\w.]+)"/g,
      (asked, key: string) => JSON.stringify(texts[key]) ?? asked,
    ),
  );
}

/** A text's key, if one of two is chosen inline. */
const chosen = /\bmessage\(\s*[^;{}"`]*\?\s*"[\w.]+"\s*:\s*"[\w.]+"/g;

/** `message` for a browser: takes a key in the catalogue, or the text itself. */
export function takingTexts(code: string): string {
  const looked = "filled(enUs[key], values)";
  if (!code.includes(looked)) throw new Error(`${lookup} no longer says ${looked}.`);
  return code.replace(looked, "filled(enUs[key] ?? key, values)");
}

/** `counted` for a browser: takes a key in the catalogue, or both forms themselves. */
export function takingForms(code: string): string {
  const looked = "`${key}_${form}`";
  if (!code.includes(looked)) throw new Error(`${plurals} no longer says ${looked}.`);
  const taken = `key.includes(${JSON.stringify(between)}) ? key.split(${JSON.stringify(between)})[form === "one" ? 0 : 1] : ${looked}`;
  return code.replace(looked, taken);
}

/** A module that adds the texts that it names to the catalogue. */
export function bringing(code: string, texts: Texts): string {
  const isNamed = namedIn(code);
  const named = Object.entries(texts).filter(([key]) => isNamed(key));
  if (named.length === 0) return code;
  const added = JSON.stringify(Object.fromEntries(named));
  return `import { enUs as catalogue } from "@candor/contract/messages/en-us";\nObject.assign(catalogue, ${added});\n${code}`;
}

/** Whether a text names a key of the catalogue. A key without its ending names its plural forms. */
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
