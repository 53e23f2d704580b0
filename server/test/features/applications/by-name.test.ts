import { afterEach, beforeEach, expect, it } from "vitest";
import { putAll } from "../../../src/features/exchange/commands/put.ts";
import { organizationsNamed } from "../../../src/features/organizations/queries/by-name.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

it("an organization is found by its number, and by its name in any letter case", async () => {
  await putAll(records, "test", [
    aDraft({ organization: "ÉCOLE Ștefan" }),
    aDraft({ organization: "École Normale" }),
  ]);
  const { read } = records.database;
  const [id] = await organizationsNamed(read, "École  ștefan");
  expect(id).toBeDefined();
  expect(await organizationsNamed(read, String(id))).toEqual([id]);
  expect(await organizationsNamed(read, "école")).toEqual([]);
});
