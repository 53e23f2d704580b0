import { openApiDocument } from "@candor/contract/openapi/document";
import { problemDocument } from "@candor/contract/problems";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";
import { converse, listen, request } from "../harness/socket.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const ask = (method: string, url: string, headers = {}) =>
  server.app.inject({ method, url, headers } as never);

it.each([
  ["GET", "/rest/auth/code", "OPTIONS, POST"],
  ["HEAD", "/rest/auth/code", "OPTIONS, POST"],
  ["POST", "/rest/answers/7", "DELETE, OPTIONS, PUT"],
  ["PATCH", "/rest/answers/7/?timezoneOffset=60", "DELETE, OPTIONS, PUT"],
  ["DELETE", "/rest/job-lookup/17", "GET, HEAD, OPTIONS"],
  ["DELETE", "/rest/job%2Dlookup/17", "GET, HEAD, OPTIONS"],
  ["TRACE", "/rest/answers/7", "DELETE, OPTIONS, PUT"],
  ["PROPFIND", "/rest/answers/7", "DELETE, OPTIONS, PUT"],
] as const)("%s %s names the methods of this address", async (method, url, allow) => {
  const answer = await ask(method, url);
  expect([answer.statusCode, answer.headers["allow"]]).toEqual([405, allow]);
  if (method !== "HEAD")
    expect(problemDocument.parse(answer.json())).toMatchObject({ status: 405, code: "method-not-allowed" });
});

it.each([
  ["GET", "applications"],
  ["HEAD", "applications"],
  ["PUT", "answers"],
] as const)("%s /rest/%s/… says so if a part of the address is too long", async (method, noun) => {
  const answer = await ask(method, `/rest/${noun}/${"7".repeat(501)}`);
  expect([answer.statusCode, answer.headers["allow"]]).toEqual([414, undefined]);
});

it("OPTIONS names them too, and is no refusal", async () => {
  const answer = await ask("OPTIONS", "/rest/answers/7");
  expect([answer.statusCode, answer.body, answer.headers["allow"]]).toEqual([
    204,
    "",
    "DELETE, OPTIONS, PUT",
  ]);
});

it.each(["GET", "HEAD", "OPTIONS", "POST", "DELETE", "TRACE", "PROPFIND"])(
  "%s finds nothing at an unknown address",
  async (method) => {
    for (const url of [
      "/rest/nothing",
      "/rest/job-lookup/1/nothing",
      "/rest/job-lookup//",
      "/rest/job-lookup/1%2F2/3",
    ]) {
      const answer = await ask(method, url);
      expect([url, answer.statusCode, answer.headers["allow"]]).toEqual([url, 404, undefined]);
    }
  },
);

it("a wrong method is refused before its body is read", async () => {
  const headers = { "content-type": "text/plain" };
  const answer = await server.app.inject({ method: "POST", url: "/rest/answers/7", headers, payload: "{" });
  expect(answer.statusCode).toBe(405);
});

it("every address says to everybody what the published document says, and no more", async () => {
  const { paths } = openApiDocument() as { paths: Record<string, object> };
  const authorization = `Bearer ${(await signIn(server, "ada@example.com")).jwt}`;
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.startsWith("/rest/")) continue;
    const url = path.replaceAll(/\{\w+\}/g, "7");
    const told = (await ask("OPTIONS", url)).headers["allow"];
    for (const method of Object.keys(operations))
      expect([path, told]).toEqual([path, expect.stringContaining(method.toUpperCase())]);
    expect((await ask("OPTIONS", url, { authorization })).headers["allow"]).toBe(told);
  }
});

it("an answer through the socket names them as well", async () => {
  const conversation = await converse(await listen(server), { origin: server.origin });
  conversation.send(request("1", "POST", "/rest/answers/7"));
  expect(await conversation.next()).toMatchObject({
    status: 405,
    headers: { allow: "DELETE, OPTIONS, PUT" },
  });
  conversation.socket.close();
});
