import { problemDocument } from "@candor/contract/problems";
import { parse } from "csv-parse/sync";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

const ofPlus = "?organization=%2BPlus";

const nasty = `=HYPERLINK("x") & <b>Bold</b>, "quoted"`;

beforeAll(async () => {
  server = await startApp();
  for (const at of [1, 2, 3]) {
    await server.publish(
      [aDraft({ title: `Welder ${at}`, organization: "Forge", payMax: at * 10_000 })],
      `s${at}`,
    );
    await server.advance(day);
  }
  await server.publish(
    [
      aDraft({
        title: nasty,
        organization: "+Plus",
        skills: ["Go", "-1"],
        text: "Tom & <Jerry>",
        jobType: "contract",
        industry: "Engineering",
        places: [{ city: "Austin", state: "TX", country: "US", latitude: 30.27, longitude: -97.74 }],
        compensation: { min: 40, max: 55.5, type: "hour", currency: "USD" },
      }),
    ],
    "last",
  );
});
afterAll(() => server.close());

const feed = (name: string, query = "", headers: Record<string, string> = {}) =>
  server.ask("GET", `/search/feed.${name}${query}`, { headers });

/** Titles and addresses of a feed's entries, in its order. */
const readers = {
  rss: ({ body }: Asked) => entries(body, "item", (it) => [it["title"], it["link"]]),
  atom: ({ body }: Asked) => entries(body, "entry", (it) => [it["title"], it["link@href"]]),
  json: ({ body }: Asked) => body.items.map((it: Record<string, string>) => [it["title"], it["url"]]),
  csv: ({ body }: Asked) => rows(body).map((row) => [row["title"]?.replace(/^'/, ""), row["address"]]),
};
const names = Object.keys(readers) as (keyof typeof readers)[];

function rows(text: string): Record<string, string>[] {
  return parse(text, { columns: true, recordDelimiter: "\r\n" });
}

/** What a strict parser finds in each element with a name: its children's texts and attributes. */
function entries<T>(xml: string, name: string, read: (fields: Record<string, string>) => T): T[] {
  const found: Record<string, string>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    path.push(tag.name);
    if (tag.name === name) found.push({});
    const fields = found.at(-1);
    for (const [key, value] of Object.entries(tag.attributes))
      if (fields) fields[`${tag.name}@${key}`] = value;
  });
  parser.on("text", (text) => {
    const fields = found.at(-1);
    const field = path.slice(path.indexOf(name) + 1).join("/");
    if (fields && path.includes(name)) fields[field] = (fields[field] ?? "") + text;
  });
  parser.on("closetag", () => void path.pop());
  parser.write(xml).close();
  return found.map(read);
}

async function listed(payload: object): Promise<[string, string][]> {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload });
  return body.documents.map(({ id, title }: { id: string; title: string }) => [
    title,
    expect.stringMatching(new RegExp(`^${server.origin}/details/[a-z0-9-]+/${id}$`)),
  ]);
}

describe.each(names)("M-33 feed.%s", (name) => {
  it.each([
    ["", { sort: "date" }],
    ["?query=welder", { query: "welder", sort: "date" }],
    ["?query=welder&sort=relevance", { query: "welder" }],
    ["?sort=compensation&size=2&from=1&facets=true&snapshot=old", { sort: "compensation", size: 2, from: 1 }],
    [
      "?query=welder&close=always&organization=Forge",
      { query: "welder", organization: "Forge", sort: "date" },
    ],
    [
      "?jobTypes=contract&jobTypes=permanent&skills=Go",
      { jobTypes: ["contract", "permanent"], skills: ["Go"], sort: "date" },
    ],
    ["?location=Nowhereville", { location: "Nowhereville" }],
  ])("%s lists what the search lists, in its order", async (query, criteria) => {
    const answer = await feed(name, query);
    expect(answer.status).toBe(200);
    expect(readers[name](answer)).toEqual(await listed({ ...criteria, close: "never" }));
  });

  it("has its own type, and is read by strangers for five minutes", async () => {
    const { headers } = await feed(name, "?query=welder", { cookie: "candor=stolen" });
    const types = {
      rss: "application/rss+xml; charset=utf-8",
      atom: "application/atom+xml; charset=utf-8",
      json: "application/feed+json; charset=utf-8",
      csv: "text/csv; charset=utf-8; header=present",
    };
    expect(headers).toMatchObject({
      "content-type": types[name],
      "cache-control": "public, max-age=300",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty("set-cookie");
  });

  it("is sent again only if it has changed", async () => {
    const { headers } = await feed(name, "?query=welder");
    const etag = String(headers["etag"]);
    const modified = String(headers["last-modified"]);
    for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"])
      expect(await feed(name, "?query=welder", { "if-none-match": known })).toMatchObject({
        status: 304,
        body: "",
      });
    for (const unknown of [
      // A posting that closed since leaves the date of the newest one as it was.
      { "if-modified-since": modified },
      { "if-none-match": '"other"', "if-modified-since": modified },
    ])
      expect((await feed(name, "?query=welder", unknown)).status).toBe(200);
    expect((await feed(name, "", { "if-none-match": etag })).status).toBe(200);
  });

  it("answers HEAD without a body", async () => {
    const answer = await server.app.inject({ method: "HEAD", url: `/search/feed.${name}` });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(answer.headers["etag"]).toBe((await feed(name)).headers["etag"]);
  });

  it("names the parameters that it does not understand", async () => {
    const answer = await feed(
      name,
      "?query=welder&size=0&remote=maybe&jobTypes=contract&jobTypes=x&jobTypes=y&utm=z",
    );
    expect(answer).toMatchObject({
      status: 400,
      headers: { "content-type": "application/problem+json; charset=utf-8" },
    });
    expect(
      problemDocument
        .parse(answer.body)
        .errors?.map(({ path }) => path)
        .toSorted(),
    ).toEqual(["jobTypes", "remote", "size"]);
  });

  it("passes on only the search from its address, and no mailbox", async () => {
    const text = JSON.stringify((await feed(name, "?query=welder&e=secret&snapshot=old")).body);
    expect(text).not.toMatch(/secret|snapshot|@(?!id|href)\w+\.\w/);
  });
});

describe("M-33 feeds", () => {
  it("have the page's title, and link to it and to themselves", async () => {
    const { body } = await feed("json", "?query=welder&location=Austin%2C+TX&sort=date");
    const query = "?query=welder&location=Austin%2C+TX&sort=date";
    expect(body).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "welder jobs in Austin, TX · Candor",
      home_page_url: `${server.origin}/search${query}`,
      feed_url: `${server.origin}/search/feed.json${query}`,
    });
    const atom = String((await feed("atom", query)).body);
    expect(atom).toContain("<title>welder jobs in Austin, TX · Candor</title>");
    const self = `${server.origin}/search/feed.atom${query}`.replaceAll("&", "&amp;");
    expect(atom).toContain(`<id>${self}</id>`);
    expect(atom).toContain(`<link rel="self" type="application/atom+xml" href="${self}"/>`);
    expect(String((await feed("rss", query)).body)).toContain(
      `<atom:link rel="self" type="application/rss+xml" href="${self.replace("atom", "rss")}"/>`,
    );
  });

  it("state when a posting was first seen, under an id that does not contain its title", async () => {
    const { documents } = (
      await server.ask("POST", "/rest/jobs/search", { payload: { organization: "+Plus" } })
    ).body;
    const [{ id, firstSeenAt }] = documents;
    const stable = `${server.origin}/details/job/${id}`;
    const [item] = (await feed("json", ofPlus)).body.items;
    expect(item).toEqual({
      id: stable,
      url: `${server.origin}/details/hyperlink-x-b-bold-b-quoted/${id}`,
      title: nasty,
      content_text: "Tom & <Jerry>",
      date_published: firstSeenAt,
      date_modified: firstSeenAt,
      authors: [{ name: "+Plus" }],
      tags: ["Contract", "Engineering", "Go", "-1"],
    });
    const [entry] = entries(String((await feed("atom", ofPlus)).body), "entry", (it) => it);
    expect(entry).toMatchObject({
      id: stable,
      title: nasty,
      published: firstSeenAt,
      updated: firstSeenAt,
      "author/name": "+Plus",
      summary: "Tom & <Jerry>",
    });
    const [rss] = entries(String((await feed("rss", ofPlus)).body), "item", (it) => it);
    expect(rss).toMatchObject({
      guid: stable,
      title: nasty,
      pubDate: new Date(firstSeenAt).toUTCString(),
      "dc:creator": "+Plus",
      // This is markup once the XML is parsed.
      description: "Tom &amp; &lt;Jerry&gt;",
    });
  });

  it("contain every value of the posting, and no spreadsheet formula", async () => {
    const { body } = await feed("csv", ofPlus);
    expect(String(body).split("\r\n")).toHaveLength(3);
    expect(rows(String(body))).toEqual([
      expect.objectContaining({
        title: `'${nasty}`,
        organization: "'+Plus",
        city: "Austin",
        state: "TX",
        country: "US",
        remote: "unknown",
        jobType: "contract",
        industry: "Engineering",
        compensationMin: "40",
        compensationMax: "55.5",
        compensationType: "hour",
        compensationCurrency: "USD",
        skills: "Go; -1",
        confirmedAt: "",
        source: "",
      }),
    ]);
  });

  it("are valid when empty", async () => {
    const query = "?query=glassblower";
    const atom = await feed("atom", query);
    expect(atom.status).toBe(200);
    expect(String(atom.body)).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
    expect(atom.headers).not.toHaveProperty("last-modified");
    expect((await feed("atom", query, { "if-modified-since": new Date().toUTCString() })).status).toBe(200);
    expect(String((await feed("csv", query)).body)).toMatch(/^address,id,title,.*\r\n$/);
  });

  it("list fifty postings by default", async () => {
    await server.publish(
      Array.from({ length: 60 }, () => aDraft({ title: "Baker", organization: "Oven" })),
      "many",
    );
    expect((await feed("json", "?query=baker&exact=true")).body.items).toHaveLength(50);
    expect((await feed("json", "?query=baker&exact=true&size=100")).body.items).toHaveLength(60);
    expect((await feed("json", "?size=101")).status).toBe(400);
  });
});

describe("M-33 feed.ics", () => {
  it("has the days on which the postings of a search close", async () => {
    const closesAt = server.parts.clock.now() + 10 * day;
    const [kelp, lamp] = [
      { sourceId: "1", title: "Kelp Diver", closesAt },
      { sourceId: "2", title: "Kelp Farmer" },
    ];
    await server.publish([aDraft(kelp), aDraft(lamp)], "reef");
    const { status, headers, body } = await feed("ics", "?query=kelp");
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const date = new Date(closesAt).toISOString().slice(0, 10).replaceAll("-", "");
    expect(body).toContain(`DTSTART;VALUE=DATE:${date}`);
    expect(body).toMatch(/SUMMARY:.*Kelp Diver/);
    expect(body).toContain("X-WR-CALNAME:kelp");
    const etag = String(headers["etag"]);
    expect((await feed("ics", "?query=kelp", { "if-none-match": etag })).status).toBe(304);
  });

  it("refuses what it doesn't understand, as other feeds do", async () => {
    expect((await feed("ics", "?jobTypes=nothing")).status).toBe(400);
  });
});
