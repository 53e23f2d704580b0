import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { scriptIn } from "../app/shell/locale-scripts.ts";

type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

const source = fileURLToPath(new URL("../../contract/src/messages/catalogues.ts", import.meta.url));

/** Every text by locale and key, with the locale's own name under the key `locale`. The default locale is the first. */
export async function everyText(): Promise<Catalogues> {
  const { catalogues } = (await import(pathToFileURL(source).href)) as { catalogues: Catalogues };
  return Object.fromEntries(
    Object.entries(catalogues).map(([locale, texts]) => [locale, { ...texts, locale }]),
  );
}

/**
 * For each key, what stands for its text until the scripts of each locale are written. It contains a hash of the text
 * in all of them, so that a script's name changes with any of its texts.
 */
export function tokensOf(all: Catalogues): Readonly<Record<string, string>> {
  const keys = Object.keys(Object.values(all)[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => {
      const texts = JSON.stringify(Object.values(all).map((each) => each[key]));
      return [key, `@text(${key}#${createHash("sha256").update(texts).digest("hex").slice(0, 8)})`];
    }),
  );
}

/** Writes each script of a browser's build once for each locale: the default one's in place, the others' in folders. */
export async function writeLocales(folder: string): Promise<void> {
  const all = await everyText();
  for (const name of globSync("assets/*.js", { cwd: folder })) {
    const code = readFileSync(join(folder, name), "utf8");
    for (const [locale, texts] of Object.entries(all)) {
      const file = join(folder, scriptIn(locale, name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, linkedIn(locale, withTexts(code, texts)));
    }
  }
}

const token = /@text\((?<key>[^#()]+)#[0-9a-f]{8}\)/;
const whole = new RegExp(`(?<quote>["'\`])${token.source}\\k<quote>`, "g");
const within = new RegExp(token, "g");

/**
 * A script with its texts instead of tokens. A token that is all of a literal keeps the literal's quotes, which compress
 * best if they are the same everywhere; one that is part of a literal may stand in any kind.
 */
export function withTexts(code: string, texts: Readonly<Record<string, string>>): string {
  const textOf = (key: string, escaped: RegExp) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text has the key ${key}.`);
    return text.replaceAll(escaped, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
  };
  return code
    .replaceAll(whole, (_, quote: string, key: string) => `${quote}${textOf(key, escapedIn(quote))}${quote}`)
    .replaceAll(within, (_, key: string) => textOf(key, /[\\"'`]|\$(?=\{)/g));
}

function escapedIn(quote: string): RegExp {
  return quote === "`" ? /[\\`]|\$(?=\{)/g : new RegExp(String.raw`[\\${quote}]`, "g");
}

/** The addresses of scripts that a script loads later, or lists for React Router, which are not relative. */
function linkedIn(locale: string, code: string): string {
  return code.replaceAll(/(?<=["'`])\/?assets\/[^/"'`]+\.js(?=["'`])/g, (address) =>
    scriptIn(locale, address),
  );
}
