import { afterEach, beforeEach, expect, it } from "vitest";
import type { Writer } from "../../../src/platform/database/database.ts";
import { makeProsMembers } from "../../../src/platform/database/migrations/024-members.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

async function anAccount(writer: Writer, email: string): Promise<number> {
  const values = {
    email,
    email_proved_at: null,
    display_name: null,
    first_name: null,
    last_name: null,
    administrator: 0,
    created_at: 0,
  };
  const { id } = await writer.insertInto("account").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function anOrganization(writer: Writer, name: string): Promise<number> {
  const values = { name, name_key: name, slug: name, about: null, site: null, claimed: 1, created_at: 0 };
  const { id } = await writer
    .insertInto("organization")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

it("an upgrade makes each Pro a member, and the first of each organization its owner", async () => {
  const { database } = records;
  await database.write(async (writer) => {
    const [forge, quarry] = [await anOrganization(writer, "forge"), await anOrganization(writer, "quarry")];
    const [ada, ben] = [await anAccount(writer, "ada"), await anAccount(writer, "ben")];
    const pros: readonly (readonly [number, number | null])[] = [
      [forge, ben],
      [quarry, ada],
      [forge, ada],
      [forge, ben],
      [quarry, null],
    ];
    await writer
      .insertInto("pro")
      .values(
        pros.map(([organization_id, account_id], at) => ({
          organization_id,
          account_id,
          slug: `pro-${at}`,
          name: "",
          title: "",
          bio: "",
          picture_file_id: null,
          created_at: at,
        })),
      )
      .execute();
  });
  await makeProsMembers(database.read);
  const rows = await database.read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .innerJoin("account", "account.id", "membership.account_id")
    .select(["organization.name", "account.email", "membership.role"])
    .orderBy("organization.id")
    .orderBy("membership.id")
    .execute();
  expect(rows.map(({ name, email, role }) => [name, email, role])).toEqual([
    ["forge", "ben", "owner"],
    ["forge", "ada", "recruiter"],
    ["quarry", "ada", "owner"],
  ]);
});
