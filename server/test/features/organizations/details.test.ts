import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;
let slug: string;
let count = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  [owner, slug] = await newOwner(server, `Details Works ${count}`);
});

function save(payload: object) {
  return server.ask("PUT", `/rest/organizations/${slug}/details`, { ...owner, payload });
}

async function details() {
  return (await server.ask("GET", `/rest/organizations/${slug}/details`, owner)).body;
}

async function shown() {
  return (await server.ask("GET", `/rest/organizations/${slug}`)).body;
}

function upload(bytes: Uint8Array, name = "logo.png") {
  const { payload, headers } = anUpload(name, bytes);
  return server.ask("POST", `/rest/organizations/${slug}/logo`, {
    payload,
    headers: { ...owner.headers, ...headers },
  });
}

function picture(width = 900, height = 300) {
  return sharp({ create: { width, height, channels: 3, background: "#234a9c" } });
}

describe("R-78 what an organization says of itself", () => {
  it("is what its owner wrote, on its page and in its change log", async () => {
    const said = { about: "We keep lamps lit.", site: "https://works.example/about" };
    expect((await save(said)).status).toBe(204);
    expect(await details()).toEqual({
      name: `Details Works ${count}`,
      slug,
      ...said,
      version: expect.any(String),
    });
    expect(await shown()).toMatchObject(said);
    const { body } = await server.ask("GET", `/rest/organizations/${slug}/members`, owner);
    expect(body.changes[0]).toMatchObject({ kind: "organization-changed" });
  });

  it("is not announced again where nothing changed, and is removed by empty texts", async () => {
    const said = { about: "We keep lamps lit.", site: "" };
    await save(said);
    await save(said);
    await save({ about: "", site: "" });
    expect(await details()).toEqual({
      name: `Details Works ${count}`,
      slug,
      version: expect.any(String),
    });
    const { body } = await server.ask("GET", `/rest/organizations/${slug}/members`, owner);
    const kinds = body.changes.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === "organization-changed")).toHaveLength(2);
  });

  it("is not overwritten by a change that was made from an older version", async () => {
    const { version } = await details();
    const first = { about: "We keep lamps lit.", site: "" };
    const second = { about: "", site: "https://works.example/" };
    expect((await save({ ...first, version })).status).toBe(204);
    const refused = await save({ ...second, version });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe("version-conflict");
    expect(await details()).toMatchObject({ about: first.about });
    expect((await save({ ...first, version })).status).toBe(204);
    expect((await save({ ...second, version: (await details()).version })).status).toBe(204);
    expect(await details()).toMatchObject({ site: second.site });
  });

  it("is changed once by two who change the same version at once", async () => {
    const { version } = await details();
    const changes = ["We keep lamps lit.", "We keep lamps clean.", "We keep lamps."];
    const answers = await Promise.all(changes.map((about) => save({ about, site: "", version })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  });

  it("has the same version after a change of the logo, and is overwritten where none is named", async () => {
    const { version } = await details();
    await upload(await picture(40, 40).png().toBuffer());
    expect((await details()).version).toBe(version);
    await save({ about: "We keep lamps lit.", site: "" });
    expect((await details()).version).not.toBe(version);
    expect((await save({ about: "", site: "" })).status).toBe(204);
    expect((await details()).version).toBe(version);
  });

  it.each([
    "javascript:alert(1)",
    "works.example",
    "ftp://works.example",
    "https://",
    "https://a b",
    "https://works.example:443@evil.example/",
    "https://evil.example\\@works.example",
  ])("has no site that is not on the web, or looks like another: %s", async (site) => {
    const { status, body } = await save({ about: "", site });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: "/site", key: "validation.siteInvalid" }]);
  });

  it("has a site of one line, without what nobody sees", async () => {
    expect((await save({ about: "", site: "https://works.exa\tmple" })).status).toBe(400);
    expect((await save({ about: "", site: "https://works.example/\u202egpj" })).status).toBe(204);
    expect(await details()).toMatchObject({ site: "https://works.example/gpj" });
  });
});

describe("R-78 an organization's logo", () => {
  it("is redrawn from what is seen, at most 512 pixels wide, without what else the file held", async () => {
    const secret = "taken at 59.3293, 18.0686";
    const exif = { IFD0: { Copyright: secret } };
    expect((await upload(await picture().withExif(exif).jpeg().toBuffer(), "logo.jpg")).status).toBe(204);
    const { logo } = await shown();
    expect((await details()).logo).toBe(logo);
    const { headers, rawPayload } = await server.app.inject(logo);
    expect(headers).toMatchObject({ "content-type": "image/png" });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 512, height: 171 });
    expect(rawPayload.includes(secret)).toBe(false);
  });

  it("has another address once it is another picture, and none once it is removed", async () => {
    await upload(await picture(40, 40).png().toBuffer());
    const { logo: first } = await shown();
    await upload(await picture(80, 40).webp().toBuffer());
    const { logo: second } = await shown();
    expect(second).not.toBe(first);
    for (let times = 0; times < 2; times++) {
      const removed = await server.ask("DELETE", `/rest/organizations/${slug}/logo`, owner);
      expect(removed.status).toBe(204);
    }
    expect(await shown()).not.toHaveProperty("logo");
    expect((await server.app.inject(second)).statusCode).toBe(404);
  });

  it("leaves no file behind when several owners change it at once", async () => {
    const widths = [40, 50, 60, 70];
    const pictures = await Promise.all(widths.map((width) => picture(width, 40).png().toBuffer()));
    await Promise.all(pictures.map((bytes) => upload(bytes)));
    await server.parts.settled();
    const { read } = server.parts.database;
    const left = await read
      .selectFrom("file")
      .leftJoin("organization", "organization.logo_file_id", "file.id")
      .select("file.id")
      .where("file.name", "=", "logo.png")
      .where("organization.id", "is", null)
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    ["a text", () => Buffer.from("Keeps lamps lit.")],
    [
      "a drawing that could load what it names",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ],
    ["a damaged picture", async () => (await picture().png().toBuffer()).subarray(0, 60)],
    ["more pixels than are decoded", () => picture(9000, 9000).png().toBuffer()],
    ["a page behind a picture's first bytes", () => Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1")],
  ])("is not %s", async (_what, bytes) => {
    const { status, body } = await upload(await bytes());
    expect(status).toBe(422);
    expect(body.code).toBe("picture-unreadable");
    expect(await shown()).not.toHaveProperty("logo");
  });

  it("N-19 stands with its postings, beside the site", async () => {
    await save({ about: "", site: "https://works.example/" });
    await upload(await picture(40, 40).png().toBuffer());
    const calls = hirer(server, owner, await organizationNamed(server, `Details Works ${count}`));
    const id = await calls.draft();
    expect((await calls.move(id, "publish")).status).toBe(200);
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}`);
    expect(body.organization).toMatchObject({
      slug,
      site: "https://works.example/",
      logo: (await shown()).logo,
    });
  });

  it("can be changed only by an owner", async () => {
    const stranger = await person(server, `stranger${count}@works.example`);
    const { payload, headers } = anUpload("logo.png", await picture(40, 40).png().toBuffer());
    const by = { payload, headers: { ...stranger.headers, ...headers } };
    expect((await server.ask("POST", `/rest/organizations/${slug}/logo`, by)).status).toBe(404);
  });
});
