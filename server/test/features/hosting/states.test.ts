import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reviewPosting } from "../../../src/features/hosting/commands/review.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let harbor: ReturnType<typeof hirer>;
let seeker: Person;

beforeAll(async () => {
  server = await startApp({ REVIEW_POSTINGS: "1" });
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
  seeker = await person(server, "seeker@example.com");
}, 60_000);
afterAll(() => server.close());

const states = ["draft", "in-review", "published", "paused", "closed", "expired"] as const;

type State = (typeof states)[number];

/** What each state means: each cell is what somebody gets who asks for it. */
const meanings: Readonly<Record<string, Readonly<Record<State, unknown>>>> = {
  //                       draft, in review, published, paused, closed, expired
  search: row(false, false, true, false, false, false),
  "its organization's page": row(false, false, true, false, false, false),
  feed: row(false, false, true, false, false, false),
  "feed for job boards": row(false, false, true, false, false, false),
  "list for its own site": row(false, false, true, false, false, false),
  "pages kept for strangers": row("stay", "are drawn again", ...Array(4).fill("are drawn again")),
  sitemap: row(false, false, true, false, false, false),
  "its own call": row(404, 404, "open", "closed", "closed", "closed"),
  "social card": row(404, 404, 200, 404, 404, 404),
  "similar jobs": row(404, 404, 200, 200, 200, 200),
  "public log": row(404, 404, 200, 200, 200, 200),
  "a draft of an application": row(404, 404, 200, 200, 200, 200),
  "a new application": row(
    "job-not-found",
    "job-not-found",
    "already-applied",
    "job-paused",
    "job-closed",
    "job-closed",
  ),
  "its organization's list": row(true, true, true, true, true, true),
};

function row(...cells: readonly unknown[]): Record<State, unknown> {
  return Object.fromEntries(states.map((state, at) => [state, cells[at]])) as Record<State, unknown>;
}

let count = 0;
/** Whether pages that showed a posting were still cached after it reached its state, by number. */
const kept = new Map<string, boolean>();

/** A posting that reached this state the usual way. */
async function posting(life: State): Promise<{ id: string; title: string }> {
  count += 1;
  const title = `Keeper ${"abcdefghijk"[count]}${count} of ${life}`;
  const now = server.parts.clock.now();
  const lastDay = new Date(now + 3 * day).toISOString().slice(0, 10);
  const { content } = server.parts;
  let id = "";
  const steps = [
    async () => {
      id = await harbor.draft({ title, ...(life === "expired" && { validThrough: lastDay }) });
    },
    () => harbor.move(id, "publish"),
    () => reviewPosting(server.parts, Number(id), "approve"),
    ...(life in ends ? [() => ends[life]!(id)] : []),
  ].slice(0, 1 + Math.min(states.indexOf(life), 3));
  for (const step of steps) {
    const before = content.current;
    await step();
    await server.parts.settled();
    kept.set(id, content.current === before);
  }
  if (life === "published") await apply(server, seeker, id);
  return { id, title };
}

/** The last step to a state that follows publication. */
const ends: Readonly<Partial<Record<State, (id: string) => Promise<unknown>>>> = {
  paused: (id) => harbor.move(id, "pause"),
  closed: (id) => harbor.move(id, "close", "filled"),
  expired: () => server.advance(4 * day),
};

const draftKey = { "candor-draft": "k".repeat(43) };

/** Asks as a stranger, or as the person who would apply. */
const asked: Readonly<Record<string, (id: string, title: string) => Promise<unknown>>> = {
  async search(id, title) {
    const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query: `"${title}"` } });
    return body.documents.some((found: { id: string }) => found.id === id);
  },
  async "its organization's page"(id) {
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust?size=100");
    return body.jobs.some((found: { id: string }) => found.id === id);
  },
  feed: async (id, title) =>
    String(
      (await server.ask("GET", `/search/feed.csv?query=${encodeURIComponent(`"${title}"`)}`)).body,
    ).includes(`/${id}`),
  "feed for job boards": async (id) =>
    new RegExp(`/${id}\\b`).test(String((await server.ask("GET", "/feeds/harbor-trust/indeed.xml")).body)),
  "list for its own site": async (_id, title) =>
    JSON.stringify((await server.ask("GET", "/embed/harbor-trust.json")).body).includes(title),
  "pages kept for strangers": async (id) => (kept.get(id) ? "stay" : "are drawn again"),
  sitemap: async (id) => (await sitemaps()).includes(`/${id}<`),
  async "its own call"(id) {
    const { status, body } = await server.ask("GET", `/rest/job-lookup/${id}`);
    return status === 200 ? body.status : status;
  },
  "social card": async (id) => (await server.ask("GET", `/cards/jobs/${id}.png`)).status,
  "similar jobs": async (id) => (await server.ask("GET", `/rest/jobs/${id}/similar`)).status,
  "public log": async (id) => (await server.ask("GET", `/rest/job-lookup/${id}/history`)).status,
  "a draft of an application": async (id) =>
    (
      await server.ask("PATCH", `/rest/apply-drafts/${id}`, {
        headers: draftKey,
        payload: { firstName: "Ada" },
      })
    ).status,
  "a new application": async (id) => (await apply(server, seeker, id)).body.code,
  async "its organization's list"(id) {
    return (await harbor.ask("GET", `/${id}`)).status === 200;
  },
};

async function sitemaps(): Promise<string> {
  const { body } = await server.ask("GET", "/sitemap.xml");
  const paths = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  return (await Promise.all(paths.map((path) => server.ask("GET", path)))).map((each) => each.body).join("");
}

describe.each(states)("M-09 a posting that is %s", (life) => {
  let shown: { id: string; title: string };
  beforeAll(async () => {
    shown = await posting(life);
  });

  it.each(Object.keys(meanings))("means this for %s", async (cell) => {
    expect(await asked[cell]!(shown.id, shown.title)).toEqual(meanings[cell]![life]);
  });
});

describe("M-09 answers that are owed", () => {
  it("stay due after the posting is paused or closed", async () => {
    const { id } = await posting("published");
    const { body } = await server.ask("GET", `/rest/applications?jobId=${id}`, seeker);
    const { answerBy, id: application } = body.applications[0];
    await harbor.move(id, "pause");
    await harbor.move(id, "close");
    await server.parts.settled();
    const after = await server.ask("GET", `/rest/applications/${application}`, seeker);
    expect(after.body).toMatchObject({ status: "submitted", answerBy });
  });
});
