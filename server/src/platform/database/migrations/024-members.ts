import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import type { Tables } from "../tables.ts";

/** An organization's members and their roles, who claims it, and the answers it owes to people who want to hire. */
export const members = ({ identity }: Dialect): Migration => ({
  async up(db: Kysely<Tables>) {
    await createMembers(db, identity);
    await createClaims(db, identity);
    await createLeads(db, identity);
    await addDetails(db, identity);
    await makeProsMembers(db);
  },
});

type Identity = Dialect["identity"];

async function createMembers(db: Kysely<Tables>, identity: Identity): Promise<void> {
  await db.schema
    .createTable("membership")
    .addColumn("id", identity as "bigint")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
    .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("membership_once", ["organization_id", "account_id"])
    .execute();
  await db.schema.createIndex("membership_account").on("membership").column("account_id").execute();
  await db.schema
    .createTable("member_invitation")
    .addColumn("id", identity as "bigint")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("invited_by", "bigint", (column) => column.notNull().references("account.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("accepted_at", "bigint")
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema
    .createIndex("member_invitation_organization")
    .on("member_invitation")
    .column("organization_id")
    .execute();
}

async function createClaims(db: Kysely<Tables>, identity: Identity): Promise<void> {
  await db.schema
    .createTable("organization_claim")
    .addColumn("id", identity as "bigint")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
    .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("domain", "text")
    .addColumn("email", "text")
    .addColumn("reason", "text")
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("proved_at", "bigint")
    .addColumn("decided_at", "bigint")
    .addColumn("decided_by", "bigint", (column) => column.references("account.id"))
    .addColumn("answer", "text")
    .execute();
  await db.schema
    .createIndex("organization_claim_organization")
    .on("organization_claim")
    .columns(["organization_id", "state"])
    .execute();
  await db.schema
    .createIndex("organization_claim_account")
    .on("organization_claim")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("organization_claim_state")
    .on("organization_claim")
    .columns(["state", "id"])
    .execute();
}

async function createLeads(db: Kysely<Tables>, identity: Identity): Promise<void> {
  await db.schema
    .createTable("lead")
    .addColumn("id", identity as "bigint")
    .addColumn("organization_id", "bigint", (column) => column.references("organization.id"))
    .addColumn("pro_id", "bigint", (column) => column.references("pro.id"))
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("answer_by", "bigint", (column) => column.notNull())
    .addColumn("answered_at", "bigint")
    .addColumn("answered_by", "bigint", (column) => column.references("account.id"))
    .addColumn("answer", "text")
    .execute();
  await db.schema
    .createIndex("lead_due")
    .on("lead")
    .columns(["organization_id", "answered_at", "answer_by"])
    .execute();
  await db.schema.createIndex("lead_pro").on("lead").column("pro_id").execute();
}

async function addDetails(db: Kysely<Tables>, identity: Identity): Promise<void> {
  for (const column of ["domain", "defaults_json"])
    await db.schema.alterTable("organization").addColumn(column, "text").execute();
  await db.schema
    .alterTable("organization")
    .addColumn("logo_file_id", "bigint", (column) => column.references("file.id"))
    .execute();
  await db.schema
    .alterTable("organization")
    .addColumn("merged_into_id", "bigint", (column) => column.references("organization.id"))
    .execute();
  await db.schema
    .alterTable("posting")
    .addColumn("named_organization_id", "bigint", (column) => column.references("organization.id"))
    .execute();
  await db.schema
    .createIndex("posting_named_organization")
    .on("posting")
    .column("named_organization_id")
    .where(sql<boolean>`named_organization_id is not null`)
    .execute();
  await db.schema
    .createTable("organization_merge")
    .addColumn("id", identity as "bigint")
    .addColumn("from_id", "bigint", (column) => column.notNull().references("organization.id"))
    .addColumn("into_id", "bigint", (column) => column.notNull().references("organization.id"))
    .addColumn("merged_by", "bigint", (column) => column.notNull().references("account.id"))
    .addColumn("merged_at", "bigint", (column) => column.notNull())
    .addColumn("undone_by", "bigint", (column) => column.references("account.id"))
    .addColumn("undone_at", "bigint")
    .execute();
}

/** The first Pro of each organization becomes its owner: somebody has to decide who else belongs to it. */
export async function makeProsMembers(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into membership (organization_id, account_id, role, created_at)
    select organization_id, account_id, 'recruiter', min(created_at)
    from pro where account_id is not null
    group by organization_id, account_id
    order by organization_id, min(id)`.execute(db);
  await sql`
    update membership set role = 'owner'
    where id in (select min(id) from membership group by organization_id)`.execute(db);
}
