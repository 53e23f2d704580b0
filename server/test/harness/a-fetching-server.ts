import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { minute } from "../../src/platform/durations.ts";
import { openLog } from "../../src/platform/log.ts";
import { isPublicAddress } from "../../src/platform/outbound/public-address.ts";
import { aDraft } from "./a-draft.ts";
import { aSourceServer, type SourceServer } from "./a-source.ts";
import { type Person, pro } from "./an-application.ts";
import { startApp, type TestApp } from "./app.ts";

/** For a test file: a server that may call this machine, and a new server for each test to be fetched from. */
export function aFetchingServer() {
  let server: TestApp;
  let remote: SourceServer;
  let count = 0;
  beforeAll(async () => {
    const mayReach = (to: string) => to === "127.0.0.1" || isPublicAddress(to);
    server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async () => [], mayReach);
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    remote = await aSourceServer();
    await server.advance(200_000);
    return () => remote.close();
  });

  /** Slow tasks wait for the next round when a quick task schedules them. */
  async function settled() {
    for (let round = 0; round < 3; round += 1) await server.parts.settled();
  }

  return {
    get server() {
      return server;
    },
    get remote() {
      return remote;
    },
    /** A different one for each test. */
    get count() {
      return count;
    },
    settled,
  };
}

/** The same, plus an organization for each test that the operator vouches for. */
export function aConnectingOrganization() {
  const on = aFetchingServer();
  const { settled } = on;
  let owner: Person;
  let slug: string;
  beforeEach(async () => {
    const { server, count } = on;
    slug = `bridge-works-${count}`;
    await server.publish([aDraft({ title: `Known ${count}`, organization: employer() })], `known-${count}`);
    owner = await pro(server, `owner${count}@bridge.example`, employer());
  });

  const employer = () => `Bridge Works ${on.count}`;
  const at = (path = "") => `/rest/organizations/${slug}/sources${path}`;
  const list = async () => (await on.server.ask("GET", at(), owner)).body;
  const source = async () => (await list()).sources[0];

  return {
    on,
    settled,
    owner: () => owner,
    employer,
    slug: () => slug,
    /** Acts for another organization from now on; returns the one before. */
    actFor: (next: { owner: Person; slug: string }): { owner: Person; slug: string } => {
      const before = { owner, slug };
      ({ owner, slug } = next);
      return before;
    },
    at,
    list,
    source,
    latest: async () => (await source()).fetches[0],
    jobs: (...titles: string[]) =>
      titles.map((title, index) => ({
        id: String(index + 1),
        title: `${title} ${on.count}`,
        employer: employer(),
      })),
    connect: async (path: string, by = owner): Promise<string> => {
      const payload = { url: on.remote.origin + path };
      const { status, body } = await on.server.ask("POST", at(), { ...by, payload });
      expect([status, body.code]).toEqual([201, undefined]);
      await settled();
      return body.id;
    },
    fetchAgain: async (id: string): Promise<void> => {
      await on.server.advance(2 * minute);
      expect((await on.server.ask("POST", at(`/${id}/fetch`), owner)).status).toBe(204);
      await settled();
    },
    openTitles: async (): Promise<string[]> => {
      const { body } = await on.server.ask("GET", `/rest/organizations/${slug}?size=100`);
      return body.jobs
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => !title.startsWith("Known"))
        .toSorted();
    },
  };
}
