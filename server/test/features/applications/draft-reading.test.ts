import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const head = "Ada Byron\nAustin, TX 78701\n(512) 555-0143\nada@example.com\n";

let server: TestApp;
let draft: string;
let key: { "candor-draft": string };

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft()]);
  const read = server.parts.database.read.selectFrom("posting").select("id");
  draft = `/rest/apply-drafts/${(await read.executeTakeFirstOrThrow()).id}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  key = { "candor-draft": (await server.ask("POST", "/rest/apply-drafts")).body.id };
});

const type = (payload: object) => server.ask("PATCH", draft, { headers: key, payload });

function upload() {
  const { payload, headers } = anUpload("resume.txt", Buffer.from(head));
  return server.ask("POST", `${draft}/resume`, { payload, headers: { ...headers, ...key } });
}

describe("M-35 what an uploaded resume says", () => {
  it("stands in the fields in which nothing was typed, and is marked", async () => {
    await type({ firstName: "Augusta", lastName: "" });
    const { body } = await upload();
    expect(body.fields).toEqual({
      firstName: "Augusta",
      lastName: "Byron",
      email: "ada@example.com",
      phone: "(512) 555-0143",
      postalCode: "78701",
    });
    expect(body.fromResume).toEqual(["lastName", "email", "phone", "postalCode"]);
    expect(body.faults.map(({ field }: { field: string }) => field)).toEqual(["elevatorPitch"]);
  });

  it("gives way to what is typed after it, even if that is nothing", async () => {
    await upload();
    const { body } = await type({ phone: "", lastName: "Byron" });
    expect(body.fields).toMatchObject({ phone: "", lastName: "Byron" });
    expect(body.fromResume).toEqual(["firstName", "lastName", "email", "postalCode"]);
    expect(body.faults).toContainEqual(expect.objectContaining({ field: "phone" }));
  });

  it("goes with the file", async () => {
    await upload();
    expect((await server.ask("DELETE", `${draft}/resume`, { headers: key })).body).toMatchObject({
      fields: {},
      fromResume: [],
    });
  });
});
