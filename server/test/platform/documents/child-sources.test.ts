import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { receiving, sourcesIn } from "../../../src/platform/documents/child-sources.ts";

it("a child gets its sources as JavaScript, and needs no compiler", async () => {
  const folder = `${mkdtempSync(join(tmpdir(), "candor-sources-"))}/`;
  writeFileSync(join(folder, "word.ts"), `export const word: string = "kelp";`);
  writeFileSync(
    join(folder, "main.ts"),
    `import { word } from "./word.ts";
     process.once("message", (said: string) => process.send?.([word, said] as const));`,
  );
  const child = fork(join(folder, "main.ts"), { execArgv: ["--no-strip-types", `--import=${receiving}`] });
  child.send(await sourcesIn(folder));
  child.send("lantern");
  expect((await once(child, "message"))[0]).toEqual(["kelp", "lantern"]);
  child.disconnect();
  rmSync(folder, { recursive: true });
});

it("a folder that can't be read has none, and its children make their own", async () => {
  expect(await sourcesIn("/nowhere/")).toEqual({});
});
