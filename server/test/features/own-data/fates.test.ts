import { afterAll, beforeAll, expect, it } from "vitest";
import { fates } from "../../../src/features/own-data/commands/erase/fates.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.close());

/** In rows that stay: columns that name an account by number, a date, the side that acted, and our own mailbox. */
const byNumber = [
  "account_deletion.account_id",
  "event.actor_id",
  "event.impersonator_id",
  "hosted_posting.confirm_by",
  "incoming_mail.recipient",
  "api_key.made_by",
  "agency_relation.asked_by",
  "agency_relation.decided_by",
  "agency_relation.ended_by",
  "connected_source.made_by",
  "mail_pause.paused_by",
  "mail_pause.resumed_by",
  "site_notice.changed_by",
  "terminal_run.given_by",
  "webhook.made_by",
  "organization_merge.merged_by",
  "signal_appeal.answer_by",
  "signal_appeal.answered_by",
  "signal_appeal.made_by",
  "organization_merge.undone_by",
  "posting_change.actor",
];

/** Columns that show that a table's row belongs to a person. */
const personal = /(?:^|_)(?:account|actor|impersonator|owner|recipient|email|first_name|phone)(?:_|$)|_by$/;

it("M-27 a table with something of a person is named in the deletion", async () => {
  const tables = await records.database.read.introspection.getTables();
  expect(tables.length).toBeGreaterThan(40);
  const staying = tables.filter(({ name }) => typeof (fates as Record<string, unknown>)[name] !== "function");
  const columns = staying.flatMap(({ name, columns }) =>
    columns
      .map((column) => `${name}.${column.name}`)
      .filter((path) => personal.test(path.split(".")[1] ?? "")),
  );
  expect(columns.toSorted()).toEqual(byNumber.toSorted());
});

it("M-27 no table is left out of the decision", async () => {
  const tables = await records.database.read.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith("kysely_"));
  expect(Object.keys(fates).toSorted()).toEqual(names.toSorted());
});
