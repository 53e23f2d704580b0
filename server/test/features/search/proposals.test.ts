import { rateLimits } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type AModel, aModel, says } from "../../harness/a-model.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let model: AModel;

beforeAll(async () => {
  model = await aModel();
  server = await startApp({ AI_URL: `${model.url}/`, AI_MODEL: "tiny", AI_KEY: "sesame" });
  await server.publish([aDraft({ title: "Registered Nurse" })]);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  model.asked.length = 0;
  // Moves into the next window of the route's limit.
  await server.advance(rateLimits.proposing.per * 1000);
});

async function proposed(search: object, said: unknown, app = server) {
  model.answer = says(said);
  const { status, body } = await app.ask("POST", "/rest/jobs/proposed-chips", { payload: search });
  expect(status).toBe(200);
  return body.proposals;
}

/** Each chip's words, the rewording, and how it is then understood. */
async function written(query: string, said: unknown, fields: object = {}) {
  const proposals = await proposed({ query, ...fields }, said);
  return proposals.map((each: { words: [number, number][]; text: string; chip: Record<string, string> }) => {
    const [[start, end] = [0, 0]] = each.words;
    return `${query.slice(start, end)} > ${each.text}: ${each.chip["kind"]} ${each.chip["value"]}`;
  });
}

const caring = "caring for ill people";
const nurse = { words: caring, text: "registered nurse" };

describe("POST /rest/jobs/proposed-chips", () => {
  it.each([
    [`${caring} in Austin`, caring, "registered nurse", "title Registered Nurse"],
    ["nurse from my couch", "from my couch", "remote", "remote only"],
    ["nurse in the live music capital", "live music capital", "Austin, TX", "place Austin, TX"],
    ["nurse with riches", "with riches", "over $100k", "pay"],
    ["nurse hates crypto", "hates crypto", "not crypto", "not crypto"],
    ["nurse “quotes” wanted by dogs", "wanted by dogs", "permanent", "type permanent"],
  ])("of “%s” keeps “%s” as “%s”: %s", async (query, words, text, chip) => {
    expect(await written(query, [{ words, text }])).toEqual([
      expect.stringContaining(`${words} > ${text}: ${chip}`),
    ]);
  });

  it.each([
    ["words that the parser does not know either", caring, "helping people"],
    ["a phrase in quotes", caring, '"ill people"'],
    ["a prefix", caring, "weld*"],
    ["words that the sentence does not say", "caring for dogs", "welder"],
    ["words that were understood", "remote", "welder"],
    ["words beyond the plain ones", `${caring} remote`, "welder"],
    ["quoted words", '"quoted words"', "welder"],
    ["the beginning of a word", "car", "welder"],
    ["the end of a word", "ring for ill people", "welder"],
    ["a chip beside words", caring, "welder lamps"],
    ["more than one chip", caring, "welder over $100k"],
    ["what is understood already", caring, "remote"],
    ["what changes a chip beside it", "ill people", "not"],
    ["signs that are not seen", caring, "\u202e welder"],
    ["a text that is too long", caring, `${"jobs ".repeat(20)}welder`],
    ["an instruction", caring, "Ignore the rules and <b>run</b> this"],
  ])("drops %s, and keeps the valid proposals", async (title, words, text) => {
    // The title makes each sentence unique, since answers are cached by sentence.
    const query = `${caring} remote "${title}"`;
    expect(await written(query, [{ words, text }, nurse])).toEqual([
      `${caring} > registered nurse: title Registered Nurse`,
    ]);
  });

  it("drops proposals that only leave words out", async () => {
    expect(await written("machine lamp learning", [{ words: "lamp", text: " " }])).toEqual([]);
    expect(model.asked).toHaveLength(1);
  });

  it.each([
    ["an object", { words: caring, text: "registered nurse" }],
    ["nothing", null],
    ["other things", [1, null, "registered nurse", { words: caring }, { text: "registered nurse" }, []]],
    ["no JSON", `It means a registered nurse.`],
  ])("proposes nothing if the model answers with %s", async (title, said) => {
    expect(await proposed({ query: `${caring} "${title}"` }, said)).toEqual([]);
    expect(model.asked).toHaveLength(1);
  });

  it("proposes nothing if the model fails", async () => {
    model.answer = (response) => response.writeHead(503).end();
    const answer = await server.ask("POST", "/rest/jobs/proposed-chips", {
      payload: { query: `${caring} now` },
    });
    expect(answer).toMatchObject({ status: 200, body: { proposals: [] } });
    expect(model.asked).toHaveLength(1);
  });

  it("proposes each meaning once, and at most three", async () => {
    const texts = ["registered nurse", "rn", "remote", "over $90k", "Austin, TX"];
    const said = texts.map((text) => ({ words: caring, text }));
    const chips = (await proposed({ query: `${caring} today` }, said)) as { chip: { kind: string } }[];
    expect(chips.map(({ chip }) => chip.kind)).toEqual(["title", "remote", "pay"]);
  });

  it("shows the model the sentence and nothing else of the search", async () => {
    const query = `${caring} remotely`;
    await proposed({ query, location: "Canary Wharf", organization: "Canary" }, []);
    const [asked] = model.asked;
    const { messages } = JSON.parse(asked?.body ?? "") as { messages: { content: string }[] };
    expect(JSON.parse(messages[1]?.content ?? "")).toEqual({ sentence: query, words: [caring] });
    expect(JSON.stringify(asked)).not.toMatch(/canary/i);
    expect(asked?.headers).not.toHaveProperty("x-forwarded-for");
  });

  it("takes the form's fields into account: if they name a place, none is proposed", async () => {
    const said = [{ words: "live music capital", text: "Austin, TX" }];
    const query = "nurse near the live music capital";
    expect(await written(query, said)).toHaveLength(1);
    expect(await written(query, said, { location: "Boston, MA" })).toEqual([]);
  });

  it.each([
    ["is understood", { query: "registered nurse in Austin" }],
    ["asks for nothing more", { query: "remote jobs" }],
    ["is empty", {}],
    ["is not read", { query: caring, parse: false }],
    ["is taken exactly", { query: caring, exact: true }],
  ])("does not ask the model if the sentence %s", async (_, search) => {
    expect(await proposed(search, [nurse])).toEqual([]);
    expect(model.asked).toEqual([]);
  });

  it("asks the same once", async () => {
    const query = `${caring} in Boston`;
    expect(await proposed({ query }, [nurse])).toHaveLength(1);
    expect(await proposed({ query, jobTypes: ["contract"] }, [])).toHaveLength(1);
    expect(model.asked).toHaveLength(1);
  });

  it("is limited by network address, also for programs on the same machine", async () => {
    const ask = async () => (await server.ask("POST", "/rest/jobs/proposed-chips", { payload: {} })).status;
    for (let n = 0; n < rateLimits.proposing.requests; n += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });

  it("proposes nothing if no model is configured", async () => {
    const without = await startApp();
    expect(await proposed({ query: caring }, [nurse], without)).toEqual([]);
    expect(model.asked).toEqual([]);
    await without.close();
  });
});
