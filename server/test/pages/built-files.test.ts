import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveBuiltFiles } from "../../src/pages/built-files.ts";
import { answerErrors } from "../../src/platform/http/errors.ts";
import { Problem } from "../../src/platform/http/problem.ts";

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "candor-built-"));
  await mkdir(join(folder, "assets/es-US"), { recursive: true });
  for (const name of [
    "assets/root-1.js.br",
    "sw.js",
    "sw.js.br",
    "icon-192.png",
    "manifest.webmanifest",
    "assets/root-1.js",
  ])
    await writeFile(join(folder, name), name);
  app = Fastify();
  answerErrors(app);
  app.setNotFoundHandler(() => {
    throw new Problem("not-found");
  });
  await serveBuiltFiles(app, `${folder}/`);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

it("L-07 K-19 the service worker is requested again each time, serves the whole site, and may fetch only from it", async () => {
  for (const encoding of ["identity", "br"]) {
    const { statusCode, headers } = await get("/sw.js", { "accept-encoding": encoding });
    expect([statusCode, headers["cache-control"], headers["service-worker-allowed"]]).toEqual([
      200,
      "no-cache",
      "/",
    ]);
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
  }
});

it("M-37 the manifest and its icons have their types, and no headers of the worker's", async () => {
  const [manifest, icon] = [await get("/manifest.webmanifest"), await get("/icon-192.png")];
  expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
  expect(icon.headers["content-type"]).toBe("image/png");
  expect(manifest.headers["service-worker-allowed"]).toBeUndefined();
  expect(manifest.headers["cache-control"]).toBe("public, max-age=86400");
});

it("a part that a file doesn't have is refused as such", async () => {
  expect((await get("/icon-192.png", { range: "bytes=0-3" })).statusCode).toBe(206);
  const { statusCode, body } = await get("/icon-192.png", { range: "bytes=1000-" });
  expect([statusCode, JSON.parse(body).code]).toEqual([416, "range-not-satisfiable"]);
});

it("M-37 a file that another build had is not found, and is no page", async () => {
  expect((await get("/assets/root-1.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  for (const name of ["root-0.js", "es-US", "", "root-1.js.br", "..%2fsw.js"]) {
    const { statusCode, headers } = await get(`/assets/${name}`);
    expect([name, statusCode]).toEqual([name, 404]);
    expect(headers["content-type"]).not.toContain("html");
  }
});

it("an asset is answered from memory as from the disk, in each encoding, and whole or in part", async () => {
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, headers: given, body } = await get("/assets/root-1.js", headers);
    const { date: _, connection: __, ...others } = given;
    return { statusCode, ...others, body };
  };
  const asked = [{ "accept-encoding": "br" }, { "accept-encoding": "identity" }, { range: "bytes=0-3" }];
  const first = await Promise.all(asked.map(ask));
  expect(first.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, "assets/root-1.js.br"],
    [200, "assets/root-1.js"],
    [206, "asse"],
  ]);
  await writeFile(join(folder, "assets/root-1.js"), "changed by a test");
  expect(await Promise.all(asked.slice(0, 2).map(ask))).toEqual(first.slice(0, 2));
  const etag = String(first[0]?.etag);
  expect(await ask({ "accept-encoding": "br", "if-none-match": etag })).toMatchObject({ statusCode: 304 });
  await writeFile(join(folder, "assets/root-1.js"), "assets/root-1.js");
});
