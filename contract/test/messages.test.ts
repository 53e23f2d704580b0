import { globSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const files = globSync("src/{messages/shared/*,*/*messages}.ts", { cwd: root }).filter(
  (file) => !file.endsWith("-es-us.ts"),
);

it("no two lists of texts have the same key, of which one would silently replace the other", async () => {
  const keys = (await texts()).map(([key]) => key);
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it("texts write an apostrophe in one way", async () => {
  expect((await texts()).filter(([, text]) => text.includes("’"))).toEqual([]);
});

async function texts(): Promise<[key: string, text: string][]> {
  const lists = await Promise.all(files.map((file) => import(`${root}${file}`) as Promise<object>));
  return lists.flatMap((list) => Object.values(list).flatMap((each: object) => Object.entries(each)));
}
