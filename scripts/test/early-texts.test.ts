import { expect, test } from "vitest";
import { earlyTexts } from "../checks/early-texts.ts";

const path = "web/app/jobs/labels.ts";
const found = (code: string, at = path) => earlyTexts(new Map([[at, code]]));

test.each([
  'const label = message("job.apply");',
  'const labels = { apply: message("job.apply") };',
  'export const options = kinds.map((kind) => ({ kind, label: message("job.apply") }));',
])("a text may not be read while a module loads: %s", (code) => {
  expect(found(`\n${code}`)).toEqual([`${path}:2 calls message while it loads; use perLocale`]);
});

test.each([
  'const label = () => message("job.apply");',
  'const labels = perLocale(() => kinds.map((kind) => message("job.apply")));',
  'export function Apply() { return <b>{message("job.apply")}</b>; }',
])("a text may wait until it is shown: %s", (code) => {
  expect(found(code, "web/app/jobs/labels.tsx")).toEqual([]);
});

test("made-up mails are always in one language", () => {
  const code = 'export const talk = { text: message("job.apply") };';
  expect(found(code, "server/src/generator/mails/talks.ts")).toEqual([]);
  expect(found(code, "server/src/features/talks.ts")).toHaveLength(1);
});
