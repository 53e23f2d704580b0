import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feed } from "../../../src/features/exchange/routes/job-boards.ts";
import { normalize } from "../../../src/features/exchange/rules/normalize/normalize.ts";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { postingsOf } from "./rules/reading.ts";

let server: TestApp;

const full = aDraft({
  title: "Welder & <Fitter>",
  organization: "Forge & Sons",
  description: "<p>Join metal ]]&gt; at <strong>night</strong>.</p>",
  text: "Join metal ]]> at night.",
  places: [{ city: "Austin", state: "TX", country: "US", latitude: 30.26715, longitude: -97.74306 }],
  remote: { kind: "hybrid" },
  compensation: { min: 40, max: 55.5, type: "hour", currency: "USD" },
  payMin: 83_200,
  payMax: 115_440,
  jobType: "contractor",
  industry: "Engineering",
  skills: ["Welding", "Blueprints"],
  postedAt: Date.UTC(2026, 0, 5, 9),
  closesAt: Date.UTC(2099, 0, 1),
});
const plain = aDraft({ title: "Baker", organization: "Crumbs" });
const remote = aDraft({
  title: "Clerk",
  organization: "Crumbs",
  remote: { kind: "remote", within: ["US-CA", "CA"] },
  jobType: "permanent",
});
const twice = aDraft({
  title: "Nurse",
  organization: "Clinic",
  places: [
    { city: "Boston", state: "MA", country: "US" },
    { city: "Toronto", state: "ON", country: "CA" },
  ],
  compensation: { min: 90_000, type: "year", currency: "USD" },
  payMin: 90_000,
});

beforeAll(async () => {
  server = await startApp();
  await server.publish([full, plain, remote, twice, aDraft({ title: "Closed", open: false })]);
});
afterAll(() => server.close());

const boards = ["indeed", "ziprecruiter", "linkedin"] as const;

let callers = 0;

/** Comes from another network each time: the limit has a test of its own. */
const read = async (path: string) => {
  callers += 1;
  const { status, body } = await server.ask("GET", path, { remoteAddress: `203.0.${callers}.1` });
  expect(status).toBe(200);
  return String(body);
};

/** A feed, read by our own import. */
async function imported(path: string): Promise<PostingDraft[]> {
  const options = { source: "test", places: server.parts.places, now: server.parts.clock.now() };
  return (await postingsOf(await read(path))).map((posting) => normalize(posting, options));
}

/** What a format can express about a posting, by property. */
const held = {
  indeed: [
    "title",
    "organization",
    "description",
    "industry",
    "remote",
    "jobType",
    "payMin",
    "payMax",
    "closesAt",
  ],
  ziprecruiter: [
    "title",
    "organization",
    "description",
    "industry",
    "jobType",
    "payMin",
    "payMax",
    "compensation",
  ],
  linkedin: [
    "title",
    "organization",
    "description",
    "industry",
    "remote",
    "payMin",
    "payMax",
    "skills",
    "closesAt",
  ],
} as const satisfies Record<(typeof boards)[number], readonly (keyof PostingDraft)[]>;

const pick = (draft: PostingDraft, names: readonly (keyof PostingDraft)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]]));

describe.each(boards)("M-45 the feed for %s", (board) => {
  it("is what the golden file says", async () => {
    const id = /<(?:referencenumber|partnerJobId)>(\d+)</.exec(
      await read(`/feeds/forge-sons/${board}.xml`),
    )?.[1];
    const text = (await read(`/feeds/forge-sons/${board}.xml`))
      .replaceAll(`>${id}<`, ">1<")
      .replaceAll(`/${id}<`, "/1<")
      .replace(/(?<=<lastBuildDate>)[^<]+/, "now");
    await expect(text).toMatchFileSnapshot(`./rules/files/fed-${board}.xml`);
  });

  it("comes back through our own import with all that the format can hold", async () => {
    const [draft, ...others] = await imported(`/feeds/forge-sons/${board}.xml`);
    expect(others).toEqual([]);
    const expected = pick(full, held[board]);
    expect(pick(draft!, held[board])).toEqual(
      "skills" in expected ? { ...expected, skills: expect.arrayContaining([...full.skills]) } : expected,
    );
    expect(draft?.places).toEqual(full.places);
    expect(draft?.postedAt).toBe(full.postedAt);
    expect(draft?.compensation).toMatchObject({ min: 40, max: 55.5, type: "hour", currency: "USD" });
  });

  it("lists a posting once for each of its places", async () => {
    const drafts = await imported(`/feeds/clinic/${board}.xml`);
    expect(drafts.map(({ places }) => places[0]?.city)).toEqual(["Boston", "Toronto"]);
    expect(new Set(drafts.map(({ sourceId }) => sourceId)).size).toBe(2);
    expect(drafts.map(({ payMin }) => payMin)).toEqual([90_000, 90_000]);
  });

  it("lists every open posting, or those of one organization", async () => {
    const titles = async (path: string) => (await imported(path)).map(({ title }) => title);
    expect(await titles(`/feeds/${board}.xml`)).toEqual(
      [full, plain, remote, remote, twice, twice].map((it) => it.title),
    );
    expect(await titles(`/feeds/crumbs/${board}.xml`)).toEqual(["Baker", "Clerk", "Clerk"]);
    expect(
      (await server.ask("GET", `/feeds/nobody/${board}.xml`, { remoteAddress: "203.1.1.1" })).status,
    ).toBe(404);
  });

  it("invents nothing that a posting does not state", async () => {
    const [baker] = await imported(`/feeds/crumbs/${board}.xml`);
    expect(baker).toMatchObject({ title: "Baker", places: [], remote: { kind: "unknown" } });
    expect(baker).not.toHaveProperty("compensation");
    expect(baker).not.toHaveProperty("jobType");
  });
});

it.each(["indeed", "linkedin"])(
  "M-45 the feed for %s says where a remote job may be done from",
  async (board) => {
    const drafts = await imported(`/feeds/crumbs/${board}.xml`);
    expect(drafts.slice(1).map((draft) => draft.remote)).toEqual([
      { kind: "remote", within: ["US-CA"] },
      { kind: "remote", within: ["CA"] },
    ]);
  },
);

it("M-45 a feed reads on only as fast as it is taken", async () => {
  const own = await startApp();
  await own.publish(
    Array.from({ length: 450 }, (_, at) => aDraft({ title: `Welder ${at}`, description: "x".repeat(4000) })),
  );
  let reads = 0;
  const { read } = own.parts.database;
  const counting = new Proxy(read, {
    get(target, name) {
      if (name === "selectFrom") reads += 1;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const pieces = feed({ ...own.parts, database: { read: counting } }, "indeed");
  for (let at = 0; at < 10; at += 1) await pieces.next();
  expect(reads).toBeLessThan(4);
  let rest = 0;
  for await (const piece of Readable.from(pieces)) rest += String(piece).includes("<job>") ? 1 : 0;
  expect(rest).toBe(450 - 6);
  await own.close();
});

it("M-45 feeds for job boards have a limit of their own", async () => {
  const ask = () => server.ask("GET", "/feeds/crumbs/indeed.xml", { remoteAddress: "198.51.100.7" });
  const answers = [];
  for (let at = 0; at < 21; at += 1) answers.push((await ask()).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});
