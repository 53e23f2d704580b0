import Fastify from "fastify";
import { expect, it } from "vitest";
import { answerErrors } from "../../../src/platform/http/errors.ts";
import { openLog } from "../../../src/platform/log.ts";

async function answerTo(message: string) {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: openLog("warn", { write: (line) => lines.push(line) }) });
  answerErrors(app as never);
  app.get("/", () => {
    throw Object.assign(new Error(message), { code: "ECONNRESET" });
  });
  return { status: (await app.inject("/")).statusCode, lines: lines.length };
}

it("a visitor who hangs up in the middle of a body is no failure of ours, and fills no log", async () => {
  expect(await answerTo("aborted")).toEqual({ status: 400, lines: 0 });
});

it("a database that hangs up is, and is told as one that comes back", async () => {
  expect(await answerTo("read ECONNRESET")).toEqual({ status: 503, lines: 1 });
});
