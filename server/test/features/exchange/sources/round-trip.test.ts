import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostingDraft } from "../../../../src/features/jobs/rules/posting-draft.ts";
import { openLog } from "../../../../src/platform/log.ts";
import { isPublicAddress } from "../../../../src/platform/outbound/public-address.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aSourceServer, type SourceServer } from "../../../harness/a-source.ts";
import { jobNamed, type Person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";

const text =
  "Shape hot steel with hammer and tongs. You mind the fire, teach apprentices and keep the yard safe.";

const forged: Partial<PostingDraft> = {
  organization: "Tongs",
  title: "Blacksmith of Round Trips",
  description: `<p>${text}</p><ul><li>Two years at a forge</li></ul>`,
  text: `${text} Two years at a forge`,
  places: [{ city: "Boston", state: "MA", country: "US", latitude: 42.35843, longitude: -71.05977 }],
  remote: { kind: "onsite" },
  compensation: { min: 40, max: 55, type: "hour", currency: "USD" },
  payMin: 83_200,
  payMax: 114_400,
  jobType: "contractor",
  postedAt: Date.UTC(2026, 8, 1),
};

let server: TestApp;
let remote: SourceServer;
let original: Record<string, unknown>;
let owner: Person;

beforeAll(async () => {
  const mayReach = (to: string) => to === "127.0.0.1" || isPublicAddress(to);
  server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async () => [], mayReach);
  remote = await aSourceServer();
  await server.publish([aDraft(forged)], "tongs");
  original = await read(await jobNamed(server, "Blacksmith of Round Trips"));
}, 60_000);
afterAll(async () => {
  await remote.close();
  await server.close();
});

async function read(id: string) {
  return (await server.ask("GET", `/rest/job-lookup/${id}`)).body;
}

/** What every one of the formats can express. */
const held = ["title", "description", "places", "compensationMin", "compensationMax", "compensationType"];
const alsoHeld = { indeed: ["remote"], ziprecruiter: [], linkedin: ["remote"] } as const;
const board = ["indeed", "ziprecruiter", "linkedin"] as const;

describe.each(board)("M-45 our own feed for %s, read by a connected source", (name) => {
  it("loses nothing that the format can hold", async () => {
    const feed = await server.ask("GET", `/feeds/tongs/${name}.xml`, {
      remoteAddress: `198.51.100.${name.length}`,
    });
    // Its employer exists here under another spelling: two organizations with the same name except for the legal form.
    const employer = `Tongs${{ indeed: " Inc.", ziprecruiter: " LLC", linkedin: " Ltd." }[name]}`;
    await server.publish([aDraft({ title: `Known ${name}`, organization: employer })], name);
    await server.advance(200_000);
    owner = await pro(server, `${name}@tongs.example`, employer);
    remote.says(`/${name}.xml.gz`, gzipSync(feed.body), { "content-type": "application/gzip" });
    const { slug } = await server.parts.database.read
      .selectFrom("organization")
      .select("slug")
      .where("name", "=", employer)
      .executeTakeFirstOrThrow();
    const payload = { url: `${remote.origin}/${name}.xml.gz` };
    const made = await server.ask("POST", `/rest/organizations/${slug}/sources`, { ...owner, payload });
    expect(made.status).toBe(201);
    for (let round = 0; round < 2; round += 1) await server.parts.settled();
    const { sources } = (await server.ask("GET", `/rest/organizations/${slug}/sources`, owner)).body;
    expect(sources[0].fetches[0]).toMatchObject({ outcome: "read", added: 1, refused: 0 });
    const row = await server.parts.database.read
      .selectFrom("posting")
      .select("id")
      .where("source", "like", `%${name}.xml.gz#%`)
      .executeTakeFirstOrThrow();
    const copy = await read(String(row.id));
    for (const field of [...held, ...alsoHeld[name]])
      expect([field, copy[field]]).toEqual([field, original[field]]);
    expect(copy.postedAt.slice(0, 10)).toBe(String(original["postedAt"]).slice(0, 10));
  });
});
