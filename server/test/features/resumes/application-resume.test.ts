import { limits } from "@candor/contract/limits";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointPro } from "../../../src/features/accounts/commands/appoint.ts";
import { nameKey } from "../../../src/features/organizations/rules/name-key.ts";
import { signFileToken } from "../../../src/features/session/rules/tokens.ts";
import { readDocument } from "../../../src/platform/documents/read-document.ts";
import { jsonText } from "../../../src/platform/json-text.ts";
import { aPdf } from "../../harness/a-document.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let seeker: Awaited<ReturnType<typeof signIn>>;
let pro: typeof seeker;
let organizationId: number;
let applicationId: number;
let otherApplicationId: number;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ organization: "Forge" }), aDraft({ organization: "Forge" })]);
  await server.publish([aDraft({ organization: "Rival" })], "rival");
  await appointPro(server.parts, "rival@example.com", nameKey("Rival"));
  await appointPro(server.parts, "pro@example.com", nameKey("Forge"));
  seeker = await signIn(server, "seeker@example.com");
  pro = await signIn(server, "pro@example.com");
  const { payload, headers } = anUpload("cv.txt", Buffer.from("Jane Doe"));
  const authorization = `Bearer ${seeker.jwt}`;
  const { body } = await server.ask("POST", "/rest/resumes", {
    payload,
    headers: { ...headers, authorization },
  });
  const postings = await server.parts.database.read
    .selectFrom("posting")
    .select(["id", "organization_id"])
    .where("source", "=", "test")
    .orderBy("id")
    .execute();
  organizationId = postings[0]?.organization_id as number;
  const [first, second] = await Promise.all(postings.map(({ id }) => apply(id, Number(body.id))));
  applicationId = first as number;
  otherApplicationId = second as number;
});
afterAll(() => server.close());

async function apply(postingId: number, resumeId: number): Promise<number> {
  const now = server.parts.clock.now();
  const { id } = await server.parts.database.write((writer) =>
    writer
      .insertInto("application")
      .values({
        posting_id: postingId,
        organization_id: organizationId,
        account_id: Number(seeker.profile.id),
        resume_id: resumeId,
        charity_id: null,
        first_name: "Jane",
        last_name: "Doe",
        phone: "+12125550100",
        postal_code: "10001",
        elevator_pitch: "I join metal.",
        answers_json: jsonText([]),
        posting_json: jsonText({ title: "", organization: "", description: "" }),
        status: "submitted",
        answer_by: null,
        answered_at: null,
        created_at: now,
        modified_at: now,
        viewed_at: null,
        contact_shared_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function linkOf(who: typeof pro, application = applicationId, of = application): Promise<string> {
  const { sub, sid } = decodeJwt(who.jwt);
  const subject = { accountId: Number(sub), sessionId: String(sid), applicationId: of };
  const token = await signFileToken(server.parts.gates.keys, subject, server.parts.clock.now());
  return `/rest/organization/applications/${application}/resume?token=${token}`;
}

describe("a Pro's link to the resume of an application", () => {
  it("opens the file, as an attachment", async () => {
    const answer = await server.ask("GET", await linkOf(pro));
    expect(answer).toMatchObject({ status: 200, body: "Jane Doe" });
    expect(answer.headers).toMatchObject({
      "content-disposition": expect.stringMatching(
        /^attachment; filename="cv \(copy for pro@example\.com, \d{4}-\d\d-\d\d\)\.txt"/,
      ),
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  it("M-28 opens a copy that names its reader on each page of a PDF, and the owner's own stays as it is", async () => {
    const stored = await server.parts.files.put(aPdf("Jane Doe"));
    const { id } = await server.parts.database.read
      .selectFrom("resume")
      .innerJoin("application", "application.resume_id", "resume.id")
      .select("resume.id")
      .where("application.id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const change = (columns: { storage_key: string; sha256: string; media_type: string }) =>
      server.parts.database.write(async (writer) => {
        const file = writer.selectFrom("resume").select("file_id").where("id", "=", id);
        await writer.updateTable("file").set(columns).where("id", "=", file).execute();
      });
    const { storage_key, sha256, media_type } = await server.parts.database.read
      .selectFrom("file")
      .innerJoin("resume", "resume.file_id", "file.id")
      .select(["storage_key", "sha256", "media_type"])
      .where("resume.id", "=", id)
      .executeTakeFirstOrThrow();
    await change({
      storage_key: stored.storageKey,
      sha256: stored.sha256,
      media_type: "application/pdf",
    });
    const bytesOf = async (url: string) => (await server.app.inject({ method: "GET", url })).rawPayload;
    const copy = await readDocument(await bytesOf(await linkOf(pro)));
    const own = await readDocument(await bytesOf(`/rest/resumes/${id}/file?token=${seeker.downloadToken}`));
    await change({ storage_key, sha256, media_type });
    expect(copy.text).toMatch(/^Jane Doe\n+Copy for pro@example\.com, Forge, \d{4}-\d\d-\d\d\. Candor$/);
    expect(own.text).toBe("Jane Doe");
  });

  it("opens nothing but that application's file", async () => {
    expect((await server.ask("GET", await linkOf(pro, otherApplicationId))).status).toBe(200);
    expect((await server.ask("GET", await linkOf(pro, otherApplicationId, applicationId))).status).toBe(404);
    const token = new URL(await linkOf(pro), server.origin).searchParams.get("token");
    expect((await server.ask("GET", `/rest/resumes/1/file?token=${token}`)).status).toBe(404);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(401);
  });

  it("does not accept other kinds of tokens, or a stranger's", async () => {
    const path = `/rest/organization/applications/${applicationId}/resume`;
    const urls = [path, ...[pro.jwt, pro.downloadToken, "x"].map((token) => `${path}?token=${token}`)];
    const strangers = [seeker, await signIn(server, "rival@example.com")];
    for (const url of [...urls, ...(await Promise.all(strangers.map((who) => linkOf(who))))])
      expect(await server.ask("GET", url)).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  it("ends after five minutes", async () => {
    const url = await linkOf(pro);
    await server.advance(limits.resumeLinkMinutes * 60_000 - 5000);
    expect((await server.ask("GET", url)).status).toBe(200);
    await server.advance(5000);
    expect((await server.ask("GET", url)).status).toBe(404);
  });

  it("ends with the session that it was made in", async () => {
    const other = await signIn(server, "pro@example.com");
    const url = await linkOf(other);
    await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${other.jwt}` } });
    expect((await server.ask("GET", url)).status).toBe(404);
    expect((await server.ask("GET", await linkOf(pro))).status).toBe(200);
  });

  it("ends when its owner no longer belongs to the organization", async () => {
    await appointPro(server.parts, "leaving@example.com", nameKey("Forge"));
    const leaving = await signIn(server, "leaving@example.com");
    const url = await linkOf(leaving);
    expect((await server.ask("GET", url)).status).toBe(200);
    await server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(leaving.profile.id)).execute(),
    );
    expect((await server.ask("GET", url)).status).toBe(404);
  });
});
