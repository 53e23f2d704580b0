import { expect, test } from "vitest";
import { docPathViolations } from "../checks/doc-paths.ts";

const sources = ["server/src/app.ts", "server/src/features/jobs/rules/fresh.ts", ".ci/run"];

const exist = [
  "`server/src/app.ts`",
  "`rules/fresh.ts`",
  "`server/src/features/`",
  "`features/<noun>/rules`",
  "`rules/*.ts`",
  "`.ci/run`",
];
test.each(exist)("%s is a path that exists", (text) => {
  expect(violations("ARCHITECTURE.md", text)).toEqual([]);
});

const missing = [
  "server/src/main.ts",
  "fresh.tsx",
  "sh.ts",
  "rules/stale.ts",
  "server/test",
  "features/<noun>/views",
];
test.each(missing)("%s is a path that does not exist", (path) => {
  expect(violations("docs/search.md", `See \`${path}\`.`)).toEqual([
    `docs/search.md: ${path} does not exist; name the path as it is now`,
  ]);
});

const others = [
  "`npm start`",
  "`/rest/jobs`",
  "`text/html`",
  "`server/build/types`",
  "```sh\ncat `src/x.ts`\n```",
];
test.each(others)("%s is no path of the project", (text) => {
  expect(violations("README.md", text)).toEqual([]);
});

test("a decision may name files that are gone", () => {
  expect(violations("docs/adr/001-first.md", "`server/src/main.ts`")).toEqual([]);
});

function violations(document: string, text: string): string[] {
  return docPathViolations(new Map([...sources.map((path) => [path, ""] as const), [document, text]]));
}
