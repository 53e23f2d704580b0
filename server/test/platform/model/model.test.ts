import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../../../src/platform/log.ts";
import { openModel } from "../../../src/platform/model/model.ts";
import { type AModel, aModel, says } from "../../harness/a-model.ts";

let server: AModel;
let lines: string[];

beforeEach(async () => {
  server = await aModel();
  lines = [];
});
afterEach(() => server.close());

function opened(settings: { key?: string; url?: string; patience?: number } = {}) {
  const log = openLog("trace", { write: (line) => lines.push(line) });
  const { key, url = server.url, patience } = settings;
  return openModel({ url, key, name: "tiny" }, log, patience);
}

describe("a model", () => {
  it("is asked once with instruction and data, by the name and key of the settings", async () => {
    server.answer = says({ yes: true });
    expect(await opened({ key: "sesame" }).ask("Answer.", "data")).toEqual({ yes: true });
    const [asked, ...more] = server.asked;
    expect(more).toEqual([]);
    expect(asked?.path).toBe("/v1/chat/completions");
    expect(asked?.headers).toMatchObject({
      authorization: "Bearer sesame",
      "content-type": "application/json",
    });
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      model: "tiny",
      messages: [
        { role: "system", content: "Answer." },
        { role: "user", content: "data" },
      ],
    });
  });

  it("without a key is shown none", async () => {
    await opened().ask("Answer.", "data");
    expect(server.asked[0]?.headers).not.toHaveProperty("authorization");
  });

  it("may put its JSON into a Markdown block", async () => {
    server.answer = says('```json\n["yes"]\n```\n');
    expect(await opened().ask("Answer.", "data")).toEqual(["yes"]);
  });

  it("is asked the same once, also by several at once", async () => {
    const model = opened();
    await Promise.all([model.ask("Answer.", "data"), model.ask("Answer.", "data")]);
    await model.ask("Answer.", "data");
    expect(server.asked).toHaveLength(1);
    await model.ask("Answer otherwise.", "data");
    await model.ask("Answer.", "other data");
    expect(server.asked).toHaveLength(3);
  });
});

describe("a model's failure", () => {
  const failures: [string, AModel["answer"], string][] = [
    ["a status of failure", (response) => response.writeHead(500).end("canary"), "status 500"],
    ["no JSON", (response) => response.end("canary"), "SyntaxError"],
    ["JSON of another shape", (response) => response.end('{"canary":1}'), "ZodError"],
    ["a text that is no JSON", says("canary"), "SyntaxError"],
    [
      "an answer without end",
      (response) => void response.on("error", () => {}).end("canary".repeat(20_000)),
      "an answer that is too long",
    ],
    [
      "another address",
      (response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end(),
      "TypeError",
    ],
    ["a broken connection", (response) => response.destroy(), "UND_ERR_SOCKET"],
  ];

  it.each(failures)("of %s is nothing, and a line without the text", async (_, answer, fault) => {
    server.answer = answer;
    const model = opened();
    expect(await model.ask("Answer.", "canary")).toBeUndefined();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ part: "model", fault, msg: "the model gave no answer" }),
    ]);
    expect(lines.join("")).not.toContain("canary");
    expect(server.asked).toHaveLength(1);
    server.answer = says(["yes"]);
    expect(await model.ask("Answer.", "canary")).toEqual(["yes"]);
  });

  it.each<[string, AModel["answer"]]>([
    ["begins no answer", () => undefined],
    ["ends no answer", (response) => response.write("{")],
  ])("that %s in time is nothing", async (_, answer) => {
    server.answer = answer;
    expect(await opened({ patience: 50 }).ask("Answer.", "data")).toBeUndefined();
    expect(lines.join("")).toContain("TimeoutError");
  });

  it("that is not there is nothing", async () => {
    await server.close();
    expect(await opened().ask("Answer.", "data")).toBeUndefined();
    expect(lines.join("")).toContain("ECONNREFUSED");
    server = await aModel();
  });
});
