import { globSync, readFileSync } from "node:fs";
import { enUs } from "@candor/contract/messages/en-us";
import { expect, it } from "vitest";
import { namedIn } from "../../build-plugins/browser-texts.ts";

const root = new URL("../../../", import.meta.url).pathname;
const catalogue = /\/(?:messages\/shared\/[\w-]+|[\w-]+\/(?:[\w-]+-)?messages(?:-es-us)?)\.ts$/;
const paths = globSync("{contract/src,server/src,web/app,web/worker}/**/*.{ts,tsx}", { cwd: root });

function textOf(isWanted: (path: string) => boolean): string {
  return paths
    .filter(isWanted)
    .map((path) => readFileSync(`${root}${path}`, "utf8"))
    .join("\n");
}

it("a text of the catalogue is named by some code, or marked as not shown yet", () => {
  const isNamed = namedIn(textOf((path) => !catalogue.test(path)));
  const marked = textOf((path) => catalogue.test(path)).matchAll(
    /"([\w.]+)":\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'), \/\/ (?:issue \d+|no issue yet)$/gm,
  );
  const unnamed = Object.keys(enUs).filter((key) => !isNamed(key));
  expect(new Set(unnamed)).toEqual(new Set([...marked].map(([, key]) => key)));
});
