import { afterEach, expect, it } from "vitest";
import { openLog } from "../../src/platform/log.ts";
import { aDraft } from "../harness/a-draft.ts";
import { jobNamed, pro, sent } from "../harness/an-application.ts";
import { anUpload } from "../harness/an-upload.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { mailedCode, signIn } from "../harness/sign-in.ts";

let server: TestApp;

afterEach(() => server.close());

it("the log has a line for each request, and nothing personal, at its most verbose", async () => {
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
  await applyAsCanary(authorization);
  await server.ask("POST", "/rest/auth/logout", { headers: { authorization } });

  const log = lines.join("");
  expect(log).not.toMatch(/canary/i);
  for (const secret of [jwt, downloadToken, cookie, code]) expect(log).not.toContain(secret);
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "request");
  expect(requests.map((line) => line.route)).toEqual(
    expect.arrayContaining([
      "/rest/profile",
      "/rest/jobs/search",
      "/rest/job-lookup/:id",
      "/rest/apply-drafts/:jobId",
      "/rest/apply-drafts/:jobId/resume",
      "/rest/resumes/:id/file",
      "/rest/organization/applications/:id/decision",
      "/rest/*",
    ]),
  );
  for (const line of requests) expect(line.requestId).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
});

/** A draft, an upload, an application, a look at it from both sides, an answer, and refusals along the way. */
async function applyAsCanary(authorization: string): Promise<void> {
  await server.publish([aDraft({ title: "Canary keeper", organization: "Canary Trust" })]);
  const jobId = await jobNamed(server, "Canary keeper");
  const { body: drafts } = await server.ask("POST", "/rest/apply-drafts");
  const draft = { "candor-draft": drafts.id as string };
  await server.ask("PATCH", `/rest/apply-drafts/${jobId}`, {
    headers: draft,
    payload: { firstName: "Canary", email: "canary-draft@example.com", phone: "canary" },
  });
  const { payload, headers } = anUpload("canary-cv.txt", Buffer.from("canary-words"));
  const upload = { payload, headers: { ...headers, ...draft, authorization } };
  const kept = await server.ask("POST", `/rest/apply-drafts/${jobId}/resume`, upload);
  const broken = anUpload("canary-cv.pdf", Buffer.from("%PDF-1.7 canary"));
  await server.ask("POST", "/rest/resumes", {
    payload: broken.payload,
    headers: { ...broken.headers, authorization },
  });
  const submitted = await server.ask("POST", `/rest/jobs/${jobId}/applications`, {
    headers: { ...draft, authorization, "idempotency-key": "canary-key" },
    payload: { ...sent, firstName: "Canary", elevatorPitch: "canary-pitch", resumeId: kept.body.resume.id },
  });
  const { id } = submitted.body as { id: string };
  const own = await server.ask("GET", `/rest/applications/${id}`, { headers: { authorization } });
  await server.ask("GET", own.body.resumeUrl as string);
  await server.ask("GET", "/rest/resumes/1/file?token=canary-token");
  const hirer = await pro(server, "canary-pro@example.com", "Canary Trust");
  const answer = { stage: "declined", reason: "canary-reason", note: "canary-note" };
  const decided = await server.ask("POST", `/rest/organization/applications/${id}/decision`, {
    ...hirer,
    payload: answer,
  });
  await server.parts.settled();
  expect([kept.status, submitted.status, own.status, decided.status]).toEqual([201, 201, 200, 200]);
}
