import { postingFields } from "@candor/contract/hosting/shapes";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { createGig } from "../../../src/features/gigs/commands/gigs.ts";
import { createPosting } from "../../../src/features/hosting/commands/create.ts";
import { acceptInvitation } from "../../../src/features/organizations/commands/invitations.ts";
import type { ProScope } from "../../../src/features/organizations/gate.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { gigFields } from "../../harness/a-gig.ts";
import { mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { holdingBack } from "../../harness/holding-back.ts";
import { organizationId, ownName } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let administrator: Person;
let from: number;

beforeEach(async () => {
  server = await startApp();
  const names = ["Harbor Trust", "Harbor Trust Group"];
  await server.publish(names.map((organization) => aDraft({ title: organization, organization })));
  await pro(server, "keeper@harbor.example", "Harbor Trust");
  owner = await pro(server, "owner@harbor.example", "Harbor Trust Group");
  from = await organizationId(server.parts.database.read, "Harbor Trust Group");
  administrator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
});
afterEach(() => server.close());

function merge() {
  const payload = { from: "harbor-trust-group", into: "harbor-trust", reason: "Their site names both" };
  return server.ask("POST", "/rest/admin/merges", { ...administrator, payload });
}

async function invited(email: string): Promise<{ invitee: Person; token: string }> {
  const invitee = await person(server, email);
  await server.ask("POST", "/rest/organizations/harbor-trust-group/invitations", {
    ...owner,
    payload: { email, role: "owner" },
  });
  const mails = await mailsTo(server, email);
  const token = mails.map(({ text }) => /invitations\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? "";
  return { invitee, token };
}

async function membersOf(id: number): Promise<number> {
  const { read } = server.parts.database;
  const rows = await read.selectFrom("membership").select("id").where("organization_id", "=", id).execute();
  return rows.length;
}

describe("R-78 while two organizations are merged", () => {
  const scope = () =>
    ({
      accountId: Number(owner.accountId),
      impersonatorId: null,
      organizationIds: [from],
      answersFor: [from],
    }) as unknown as ProScope;

  it.each(["posting", "gig"] as const)("no %s starts in the one that ends", async (table) => {
    const held = holdingBack(server.parts.database);
    const parts = { ...server.parts, database: held.database };
    const organization = String(from);
    const creating =
      table === "gig"
        ? createGig(
            parts,
            scope(),
            { organizationId: organization, fields: { ...gigFields, place: "" } as never },
            undefined,
          )
        : createPosting(
            parts,
            scope(),
            { organizationId: organization, fields: postingFields.parse({}) },
            undefined,
          );
    await held.reached;
    expect((await merge()).status).toBe(201);
    held.letGo();
    await expect(creating).rejects.toMatchObject({ code: "not-found" });
    const { read } = server.parts.database;
    expect(await read.selectFrom(table).select("id").where("organization_id", "=", from).execute()).toEqual(
      [],
    );
  });

  it("postings that start at the same time go along or are refused", async () => {
    const payload = { organizationId: String(from), fields: postingFields.parse({}) };
    const create = () => server.ask("POST", "/rest/organization/postings", { ...owner, payload });
    const [merged, ...created] = await Promise.all([merge(), ...Array.from({ length: 8 }, create)]);
    expect(merged.status).toBe(201);
    for (const { status } of created) expect([201, 404]).toContain(status);
    const { read } = server.parts.database;
    expect(
      await read.selectFrom("posting").select("id").where("organization_id", "=", from).execute(),
    ).toEqual([]);
  });

  it("nobody joins the one that ends", async () => {
    const { invitee, token } = await invited("ben@harbor.example");
    const held = holdingBack(server.parts.database);
    const accepting = acceptInvitation(
      { ...server.parts, database: held.database },
      {
        accountId: Number(invitee.accountId),
        email: "ben@harbor.example",
        impersonatorId: null,
      } as unknown as SessionScope,
      { token, ...ownName },
    );
    await held.reached;
    expect((await merge()).status).toBe(201);
    held.letGo();
    await expect(accepting).rejects.toMatchObject({ code: "invitation-expired" });
    expect(await membersOf(from)).toBe(0);
  });

  it("an invitation to its other name rests, and works again when the merge is undone", async () => {
    const { invitee, token } = await invited("ben@harbor.example");
    const { body } = await merge();
    const payload = { token, ...ownName };
    const inspected = await server.ask("POST", "/rest/invitations/inspect", { ...invitee, payload });
    expect(inspected.body.code).toBe("invitation-expired");
    expect((await server.ask("DELETE", `/rest/admin/merges/${body.id}`, administrator)).status).toBe(204);
    expect((await server.ask("POST", "/rest/invitations/accept", { ...invitee, payload })).status).toBe(200);
    expect(await membersOf(from)).toBe(2);
  });
});
