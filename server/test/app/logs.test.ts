import { afterEach, expect, it } from "vitest";
import { openLog } from "../../src/platform/log.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { mailedCode, signIn } from "../harness/sign-in.ts";

let server: TestApp;

afterEach(() => server.close());

it("the log holds a line for each request, and nothing personal of any, at its most talkative", async () => {
  const lines: string[] = [];
  server = await startApp({}, openLog("trace", { write: (line) => lines.push(line) }));
  const email = "canary-mail@example.com";
  const { jwt, downloadToken, cookie } = await signIn(server, email);
  const authorization = `Bearer ${jwt}`;
  await server.ask("POST", "/rest/auth/code", { payload: { email } });
  const code = await mailedCode(server, email);
  const wrong = { provider: "code", credential: { email, code: "canary-code" } };
  await server.ask("POST", "/rest/auth/login", { payload: wrong });
  await server.ask("GET", "/rest/profile?timezoneOffset=canary-query", { headers: { authorization } });
  await server.ask("POST", "/rest/auth/refresh", {
    headers: { cookie, origin: "https://canary-origin.example" },
  });
  await server.ask("POST", "/rest/jobs/search", {
    payload: { query: "canary-sentence", location: "canary-place" },
  });
  await server.ask("GET", "/rest/jobs/suggest?q=canary-typed&e=canary-credential");
  await server.ask("GET", "/rest/job-lookup/canary-id");
  await server.ask("POST", "/rest/metrics", { payload: [{ name: "canary-metric" }] });
  await server.ask("POST", "/rest/client-error", {
    payload: { error: "canary-error" },
    headers: { "x-user-id": "canary-user" },
  });
  await server.ask("POST", "/rest/jobs/search", {
    payload: "canary-broken {",
    headers: { "content-type": "application/json" },
  });
  await server.ask("GET", "/rest/canary-path");
  await server.ask("POST", "/rest/auth/logout", { headers: { authorization } });

  const log = lines.join("");
  expect(log).not.toMatch(/canary/i);
  for (const secret of [jwt, downloadToken, cookie, code]) expect(log).not.toContain(secret);
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "request");
  expect(requests.map((line) => line.route)).toEqual(
    expect.arrayContaining(["/rest/profile", "/rest/jobs/search", "/rest/job-lookup/:id", "/rest/*"]),
  );
  for (const line of requests) expect(line.requestId).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
});
