import { expect, test } from "vitest";
import { authorityViolations } from "../checks/authority.ts";

const queries = "server/src/features/resumes/queries.ts";
const asking = "server/src/features/applications/commands/submit.ts";
const near = "server/src/features/resumes/routes.ts";
const bare = "export async function resumesOf(read: Reader, accountId: number) {}";
const scoped = "export async function resumesOf(read: Reader, { accountId }: SessionScope) {}";
const importing = 'import { resumesOf } from "../../resumes/queries.ts";';
const renaming = 'import { resumesOf as all } from "../../resumes/queries.ts";';

function violationsOf(files: Readonly<Record<string, string>>, exceptions: readonly string[] = []) {
  return authorityViolations(new Map(Object.entries(files)), new Set(exceptions));
}

test.each([importing, renaming])("a noun may not ask a neighbor with a bare account id: %s", (line) => {
  expect(violationsOf({ [queries]: bare, [asking]: line })).toEqual([
    `${asking}: resumesOf of ${queries} takes a bare accountId; pass the scope`,
  ]);
});

test("a noun may ask a neighbor with a scope, and itself with a bare account id", () => {
  expect(violationsOf({ [queries]: scoped, [asking]: importing })).toEqual([]);
  expect(violationsOf({ [queries]: bare, [near]: 'import { resumesOf } from "./queries.ts";' })).toEqual([]);
});

test("an exception passes as long as it is needed", () => {
  const exception = `${asking}: resumesOf`;
  expect(violationsOf({ [queries]: bare, [asking]: importing }, [exception])).toEqual([]);
  expect(violationsOf({ [queries]: scoped, [asking]: importing }, [exception])).toEqual([
    `${exception}: no longer an exception`,
  ]);
});
