import { type ParseResult, parseSync } from "oxc-parser";
import { type Place, placeOfFile, placeOfSpecifier } from "./place.ts";
import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** Imports that remain, as `importing file: name`. This list may only shrink. */
const known: ReadonlySet<string> = new Set([]);

const feature = /^server\/src\/features\/.*\.ts$/;

/**
 * A sentence for each query or command that a noun imports from another although it takes a bare account id: a caller
 * that passes a number proves nothing. Whatever acts for an account takes its scope.
 */
export function authorityViolations(tree: Tree, exceptions = known): string[] {
  const files = [...tree]
    .filter(([path]) => feature.test(path))
    .map(([path, text]) => ({ place: placeOfFile(path), parsed: parseSync(path, text) }));
  const bare = new Map(files.map(({ place, parsed }) => [place.path, takingAccountIds(place, parsed)]));
  const found = files.flatMap(({ place, parsed }) =>
    importsFromNeighbors(place, parsed)
      .filter(({ from, name }) => bare.get(from)?.has(name))
      .map(({ from, name }) => ({ key: `${place.path}: ${name}`, from })),
  );
  const keys = new Set(found.map(({ key }) => key));
  return [
    ...found
      .filter(({ key }) => !exceptions.has(key))
      .map(({ key, from }) => `${key} of ${from} takes a bare accountId; pass the scope`),
    ...[...exceptions].filter((key) => !keys.has(key)).map((key) => `${key}: no longer an exception`),
  ];
}

/** The functions with a parameter `accountId` that a file of queries or commands exports. */
function takingAccountIds({ word }: Place, { program }: ParseResult): Set<string> {
  if (word !== "queries" && word !== "commands") return new Set();
  const names = program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type !== "FunctionDeclaration" || !declaration.id) return [];
    const isBare = declaration.params.some(({ type, ...param }) => {
      return type === "Identifier" && "name" in param && param.name === "accountId";
    });
    return isBare ? [declaration.id.name] : [];
  });
  return new Set(names);
}

function importsFromNeighbors(place: Place, { module }: ParseResult): { from: string; name: string }[] {
  return module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const to = placeOfSpecifier(moduleRequest.value, place.path);
    if (to.noun === undefined || to.noun === place.noun) return [];
    return entries.flatMap(({ importName: { name } }) => (name ? [{ from: to.path, name }] : []));
  });
}

if (import.meta.main) reportOn((tree) => authorityViolations(tree));
