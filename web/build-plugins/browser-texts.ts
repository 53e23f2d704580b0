import type { Plugin } from "vite";
import { everyText, tokensOf } from "./locale-files.ts";

/** Modules that use texts. */
const asking =
  /\/(?:web\/(?:app|worker)\/|contract\/src\/(?:messages\/|search\/title\.ts$|[\w-]+\/[\w-]+-text\.ts$))/;
const messages = "/contract/src/messages/";
const plurals = "/web/app/wording/counted.ts";
/** Separates the singular and plural forms that replace a counted text's key. */
const between = "\u001f";

type Texts = Readonly<Record<string, string>>;
type Catalogues = Readonly<Record<string, Texts>>;

/** What takes the place of the modules that know all locales. */
function modulesOf({ locale = "" }: Texts): Readonly<Record<string, string>> {
  return {
    [`${messages}text-of.ts`]: "export const texts = {};\nexport const textOf = (key) => texts[key] ?? key;",
    [`${messages}locale.ts`]: `export const currentLocale = () => ${JSON.stringify(locale)};
export const perLocale = (make) => {
  const made = {};
  return (...of) => (made[of] ??= make(currentLocale(), ...of));
};`,
  };
}

/**
 * Puts texts into the modules that use them, so that a page loads only its own. A literal key is replaced by its text.
 * Texts with other keys that a module names, as a literal or by a template with the key's beginning or end, are added
 * to the browser's catalogue when the module is loaded. The catalogue starts empty. Each text is a token at first:
 * `writeLocales` makes the scripts of every locale.
 */
export function browserTexts(): Plugin {
  let tokens: Texts;
  return {
    name: "candor:browser-texts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async buildStart() {
      tokens = tokensOf(await everyText());
    },
    load(id) {
      const replaced = Object.entries(modulesOf(tokens)).find(([path]) => id.endsWith(path));
      return replaced?.[1];
    },
    transform(code, id) {
      if (!asking.test(id) || id.includes(messages)) return undefined;
      const own = id.endsWith(plurals) ? takingForms(code) : inlined(code, tokens);
      return { code: bringing(own, tokens), map: null };
    },
  };
}

/** Puts the few texts that the service worker uses into its script, in every locale. */
export function workerTexts(): Plugin {
  let all: Catalogues;
  return {
    name: "candor:worker-texts",
    enforce: "pre",
    async buildStart() {
      all = await everyText();
    },
    load: (id) => {
      if (!id.endsWith(`${messages}catalogues.ts`)) return undefined;
      const empty = Object.fromEntries(Object.keys(all).map((locale) => [locale, {}]));
      return `export const catalogues = ${JSON.stringify(empty)};`;
    },
    transform(code, id) {
      if (!asking.test(id) || id.includes(messages)) return undefined;
      return { code: bringingAll(code, all), map: null };
    },
  };
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

/** `counted` for a browser: takes a key in the catalogue, or both forms themselves. */
export function takingForms(code: string): string {
  const looked = "`${key}_${form}`";
  if (!code.includes(looked)) throw new Error(`${plurals} no longer says ${looked}.`);
  const taken = `key.includes(${JSON.stringify(between)}) ? key.split(${JSON.stringify(between)})[form === "one" ? 0 : 1] : ${looked}`;
  return code.replace(looked, taken);
}

/** A module that adds the texts that it names to the catalogue. */
export function bringing(code: string, texts: Texts): string {
  const named = namedTexts(code, texts);
  if (named === undefined) return code;
  return `import { texts as catalogue } from "@candor/contract/messages/text-of";\nObject.assign(catalogue, ${named});\n${code}`;
}

/** The same for every locale's catalogue. */
export function bringingAll(code: string, all: Catalogues): string {
  const added = Object.entries(all).flatMap(([locale, texts]) => {
    const named = namedTexts(code, texts);
    return named === undefined ? [] : [`Object.assign(catalogues[${JSON.stringify(locale)}], ${named});\n`];
  });
  if (added.length === 0) return code;
  return `import { catalogues } from "@candor/contract/messages/catalogues";\n${added.join("")}${code}`;
}

/** The texts that a module names, as an object's source. */
function namedTexts(code: string, texts: Texts): string | undefined {
  const isNamed = namedIn(code);
  const named = Object.entries(texts).filter(([key]) => isNamed(key));
  return named.length === 0 ? undefined : JSON.stringify(Object.fromEntries(named));
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
