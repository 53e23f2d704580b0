import { openEngine } from "@candor/engine/engine";
import type { FastifyInstance, InjectOptions } from "fastify";
import { buildApp } from "../../src/app.ts";
import { applyRun } from "../../src/features/exchange/commands/apply.ts";
import { stage } from "../../src/features/exchange/commands/stage.ts";
import type { PostingDraft } from "../../src/features/jobs/rules/posting-draft.ts";
import { openParts, type Parts } from "../../src/parts.ts";
import { readConfig } from "../../src/platform/config.ts";
import type { TextRecords } from "../../src/platform/dns.ts";
import { type Logger, openLog } from "../../src/platform/log.ts";
import { isPublicAddress, type MayReach } from "../../src/platform/outbound/public-address.ts";
import { patient } from "./patient-index.ts";
import { testPlace } from "./records.ts";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly origin: string;
  ask(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    options?: Pick<InjectOptions, "headers" | "payload" | "remoteAddress">,
  ): Promise<Asked>;
  /** Moves the clock, and waits until no task is due. */
  advance(milliseconds: number): Promise<void>;
  /** Imports drafts as one complete file, and waits until searches find them. */
  publish(drafts: readonly PostingDraft[], source?: string): Promise<void>;
  close(): Promise<void>;
}

export interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are compared, not typed
  readonly body: any;
}

/** The whole server on records of its own, with a clock that tests move. */
export async function startApp(
  settings: Readonly<Record<string, string>> = {},
  log: Logger = openLog("silent"),
  textRecords: TextRecords = async () => [],
  mayReach: MayReach = isPublicAddress,
): Promise<TestApp> {
  const place = await testPlace();
  const config = readConfig({
    DATA_DIR: place.folder,
    PUBLIC_URL: "http://candor.test",
    TEST_CLOCK: settings["NODE_ENV"] === "production" ? "0" : "1",
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...settings,
  });
  const parts = await openParts(
    config,
    log,
    async (options) => patient(await openEngine({ ...options, workers: 1, threads: false })),
    textRecords,
    mayReach,
  );
  const app = await buildApp(parts);
  await app.ready();
  return {
    app,
    parts,
    origin: parts.origin.url(),
    async ask(method, url, options = {}) {
      const answer = await app.inject({ method, url, ...options });
      const json = String(answer.headers["content-type"]).includes("json");
      return { status: answer.statusCode, headers: answer.headers, body: json ? answer.json() : answer.body };
    },
    async advance(milliseconds) {
      const now = new Date(parts.clock.now() + milliseconds).toISOString();
      await app.inject({ method: "POST", url: "/dev/clock", payload: { now } });
      await parts.settled();
    },
    async publish(drafts, source = "test") {
      const rows = drafts.map((draft, index) => ({ row: index + 1, draft: { ...draft, source } }));
      await applyRun(parts, await stage(parts, source, rows, () => true));
      await parts.settled();
    },
    async close() {
      await app.close();
      await parts.close();
      await place.remove();
    },
  };
}

/** Another process on the same records. */
export function startBeside({ parts }: TestApp): Promise<TestApp> {
  const { dataFolder, databaseUrl } = parts.config;
  return startApp({ DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
}
