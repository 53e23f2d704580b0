import { isBuiltin } from "node:module";

/** The source or the target of an import. */
export interface Place {
  /** Relative to the project's root; for a package its name, for a built-in or virtual module `node:name`. */
  readonly path: string;
  readonly kind: "file" | "package" | "builtin";
  /** The top folder: `contract`, `engine`, `server`, … Empty outside the project. */
  readonly workspace: string;
  readonly isTest: boolean;
  /** The feature and the word in it, for a file of `server/src/features`. */
  readonly noun?: string;
  readonly word?: string;
}

export function placeOfFile(path: string): Place {
  const place = { path, kind: "file", workspace: path.split("/")[0] ?? "", isTest: isTest(path) } as const;
  const feature = /^server\/src\/features\/(?<noun>[^/]+)\/(?<word>[^/.]+)/.exec(path)?.groups;
  return { ...place, ...feature };
}

export function placeOfSpecifier(specifier: string, from: string): Place {
  const own = /^@candor\/(?<workspace>[^/]+)\/(?<module>.+)$/.exec(specifier)?.groups;
  if (own) return placeOfFile(`${own["workspace"]}/src/${own["module"]}.ts`);
  if (specifier.startsWith(".")) return placeOfFile(resolve(from, specifier));
  // Bundlers make these up.
  if (specifier.startsWith("virtual:")) return outside(specifier, "builtin");
  if (isBuiltin(specifier)) return outside(specifier.replace(/^(?!node:)/, "node:"), "builtin");
  return outside(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier, "package");
}

/** Tests, test helpers, and configuration of tools. */
function isTest(path: string): boolean {
  return /^[^/]+\/test\//.test(path) || /\.(test|config)\.ts$/.test(path);
}

function resolve(from: string, specifier: string): string {
  // The query is for the bundler: `app.css?url`.
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

function outside(path: string, kind: "package" | "builtin"): Place {
  return { path, kind, workspace: "", isTest: false };
}
