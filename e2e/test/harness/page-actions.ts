import { glob, readFile } from "node:fs/promises";

const web = new URL("../../../web/app/", import.meta.url);

/** The addresses of pages that take forms, from `web/app/routes.ts`. */
export async function pagesWithActions(): Promise<string[]> {
  const listed = await readFile(new URL("routes.ts", web), "utf8");
  const rows = listed.matchAll(/(?:route\("(?<path>[^"]*)"|index\()[^"]*"(?<file>routes\/[^"]+)"/g);
  const paths = [];
  for (const { groups } of rows) {
    const source = await readFile(new URL(groups!["file"]!, web), "utf8");
    if (/export (?:async function|const) action\b|export \{[^}]*\baction\b/.test(source))
      paths.push(`/${groups!["path"] ?? ""}`);
  }
  return paths;
}

/** The names that the web's sources give form fields, and strings in the code that reads them. */
export async function wordsOfForms(): Promise<{ names: string[]; values: string[] }> {
  const names = new Set<string>();
  const values = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: web.pathname })) {
    const source = await readFile(new URL(file, web), "utf8");
    const named = /\bname="([\w-]+)"|(?:typed|get|getAll)\("([\w-]+)"\)|\(form, "([\w-]+)"\)/g;
    for (const [, ...found] of source.matchAll(named)) for (const name of found) if (name) names.add(name);
    if (!/action|apply|form/i.test(file)) continue;
    for (const [, value] of source.matchAll(/["'\s{]([a-z]+(?:-[a-z]+)*)["']?[:,\])]/g)) values.add(value!);
  }
  return { names: [...names], values: [...values] };
}
