import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Modules' addresses, and their texts as JavaScript. */
export type Sources = Readonly<Record<string, string>>;

const known = new Map<string, Promise<Sources>>();

/**
 * A folder's sources as JavaScript. Made once, in a process of its own: a child that gets them needn't load the
 * compiler, which takes half of its start. Empty if they can't be made, and then each child makes them for itself.
 */
export function sourcesIn(folder: string): Promise<Sources> {
  const made = known.get(folder) ?? make(folder).catch((): Sources => ({}));
  known.set(folder, made);
  return made;
}

async function make(folder: string): Promise<Sources> {
  const flags = ["--no-warnings", "--permission", `--allow-fs-read=${folder}*`, "--input-type=module"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "-e", making, folder], {
    env: {},
  });
  return JSON.parse(stdout) as Sources;
}

const making = `
  import { readdirSync, readFileSync } from "node:fs";
  import { stripTypeScriptTypes } from "node:module";
  import { join } from "node:path";
  import { pathToFileURL } from "node:url";
  const folder = process.argv[1];
  const paths = readdirSync(folder).filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
  const made = paths.map((path) => [pathToFileURL(path).href, stripTypeScriptTypes(readFileSync(path, "utf8"))]);
  process.stdout.write(JSON.stringify(Object.fromEntries(made)));
`;

/** What a child imports first: it waits for the sources, which its parent sends before anything else. */
export const receiving = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  const sources = await new Promise((resolve) => process.once("message", resolve));
  registerHooks({
    load(url, context, next) {
      const source = sources[url];
      return source === undefined ? next(url, context) : { format: "module", source, shortCircuit: true };
    },
  });
`)}`;
