import { type EcmaScriptModule, parseSync } from "oxc-parser";
import { type Place, placeOfFile, placeOfSpecifier } from "./place.ts";
import type { Tree } from "./tree.ts";

/** One import, re-export or `import()`. */
export interface Import {
  readonly from: Place;
  readonly to: Place;
  readonly line: number;
  /** Whether it is erased before the program runs. */
  readonly typeOnly: boolean;
}

const source = /^(bench|contract|e2e|engine|scripts|server|web)\/.*\.(ts|tsx|mjs)$/;

export function importsOf(tree: Tree): Import[] {
  return [...tree].filter(([path]) => source.test(path)).flatMap(([path, text]) => importsOfFile(path, text));
}

function importsOfFile(path: string, text: string): Import[] {
  const from = placeOfFile(path);
  return requests(parseSync(path, text).module, text).map(({ specifier, offset, typeOnly }) => ({
    from,
    to: placeOfSpecifier(specifier, path),
    line: text.slice(0, offset).split("\n").length,
    typeOnly,
  }));
}

interface Request {
  specifier: string;
  offset: number;
  typeOnly: boolean;
}

function requests(module: EcmaScriptModule, text: string): Request[] {
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    offset: start,
    // Without names the import runs the module: `import "./x.ts"`.
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, offset: start, typeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^["'](.*)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ specifier: literal, offset: start, typeOnly: false }];
  });
  return [...imports, ...exports, ...dynamic];
}
