import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const app = join(import.meta.dirname, "..", "..", "app");
const everywhere: readonly string[] = read("styles/app.css").match(/(?<=@import "\.\/)[a-z-]+\.css/g) ?? [];

/** A second copy comes outside the layers, so it would win over the style sheets of the page. */
it("no page brings its own copy of a style sheet that every page has", () => {
  const modules = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?<!^styles\/app)\.(?:tsx?|css)$/.test(path),
  );
  const copies = modules.flatMap((path) =>
    [...read(path).matchAll(/^@?import ".*\/(.+\.css)"/gm)]
      .filter(([, sheet = ""]) => everywhere.includes(sheet))
      .map(([, sheet]) => `${path}: ${sheet}`),
  );
  expect(everywhere).toContain("fields.css");
  expect(copies).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(app, path), "utf8");
}
