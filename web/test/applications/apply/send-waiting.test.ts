import { listAnswers } from "@candor/contract/answers/routes";
import { listApplications, submitApplication } from "@candor/contract/applications/routes";
import { saveDraft } from "@candor/contract/drafts/routes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import { listResumes } from "@candor/contract/resumes/routes";
import { readProfile } from "@candor/contract/session/routes";
import { expect, it } from "vitest";
import { sendWaiting } from "../../../app/applications/apply/draft/send-waiting.ts";
import { aPage } from "../../harness/a-page.ts";

const fault = {
  field: "elevatorPitch",
  key: "validation.elevatorPitchRequired",
  text: "A pitch is required",
};
const draft = { fields: {}, fromResume: [], questions: [], answers: {}, faults: [], key: "of-the-draft" };
const profile = { id: "1", email: "ada@example.com", emailProved: true, phones: [], location: {} };
const failed = (status: number, code: string, more = {}) => ({
  ok: false,
  problem: { status, code, detail: `It is ${code}.`, ...more },
});

interface Served {
  readonly signedIn?: boolean;
  readonly emailProved?: boolean;
  readonly applied?: string;
  readonly job?: unknown;
  readonly faults?: readonly (typeof fault)[];
  readonly submitted?: unknown;
}

/** Sends what was filled in to a server in this state: returns the answer, and what was done there. */
async function send(served: Served, typed: Record<string, string> = { account: "1" }) {
  const { signedIn = true, emailProved = true, applied, faults = [] } = served;
  const done: unknown[] = [];
  const answers = new Map<unknown, unknown>([
    [readProfile, { ok: true, answer: { ...profile, emailProved } }],
    [listResumes, { ok: true, answer: { resumes: [] } }],
    [listAnswers, { ok: true, answer: { answers: [] } }],
    [listApplications, { ok: true, answer: { applications: applied ? [{ id: applied }] : [] } }],
    [lookUpJob, served.job ?? { ok: true, answer: { status: "open" } }],
    [saveDraft, { ok: true, answer: { ...draft, faults } }],
    [submitApplication, served.submitted ?? { ok: true, answer: { id: "7" } }],
  ]);
  const call = async (route: unknown, sent: { idempotencyKey?: string }) => {
    if (route === saveDraft) done.push("kept");
    if (route === submitApplication) done.push(`sent with ${sent.idempotencyKey}`);
    return answers.get(route);
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: "of-the-queue", ...typed })) form.set(name, value);
  return { outcome: await sendWaiting(aPage({ call, signedIn }), "3", form), done };
}

it("M-37 what waited is sent with the key that it waited with", async () => {
  expect(await send({})).toEqual({
    outcome: { state: "sent", id: "7" },
    done: ["kept", "sent with of-the-queue"],
  });
});

it("M-37 what was sent before is not sent again", async () => {
  expect(await send({ applied: "5" })).toEqual({ outcome: { state: "sent", id: "5" }, done: [] });
  const submitted = failed(409, "already-applied", { id: "6" });
  expect((await send({ submitted })).outcome).toEqual({ state: "sent", id: "6" });
});

it("M-37 it leaves in nobody else's name: not another account's, and not a stranger's", async () => {
  expect(await send({ signedIn: false })).toEqual({ outcome: { state: "signed-out" }, done: [] });
  expect(await send({}, { account: "2" })).toEqual({ outcome: { state: "other-account" }, done: [] });
  const guest = { email: "grace@example.com" };
  expect(await send({}, guest)).toEqual({ outcome: { state: "other-account" }, done: [] });
});

it("M-37 a guest's is kept as the draft until the address is proved, however it is spelled", async () => {
  const guest = { email: " Ada@Example.com" };
  expect(await send({ signedIn: false }, guest)).toEqual({ outcome: { state: "unproved" }, done: ["kept"] });
  expect(await send({ emailProved: false }, guest)).toEqual({
    outcome: { state: "unproved" },
    done: ["kept"],
  });
  expect((await send({}, guest)).outcome).toEqual({ state: "sent", id: "7" });
});

it("M-37 a posting that has closed in the meantime, or is gone, accepts nothing", async () => {
  for (const job of [{ ok: true, answer: { status: "closed" } }, failed(404, "job-not-found")])
    expect(await send({ job })).toEqual({ outcome: { state: "closed" }, done: [] });
  expect((await send({ submitted: failed(409, "job-closed") })).outcome).toEqual({ state: "closed" });
});

it("M-37 missing values are named, and a refusal is in the server's words", async () => {
  expect((await send({ faults: [fault] })).outcome).toEqual({
    state: "incomplete",
    texts: ["A pitch is required"],
  });
  expect((await send({ submitted: failed(409, "job-paused") })).outcome).toEqual({
    state: "refused",
    texts: ["It is job-paused."],
  });
});

it("M-37 a server that fails, or is overloaded, is asked again later", async () => {
  for (const [status, code] of [
    [503, "unavailable"],
    [429, "too-many-requests"],
  ] as const)
    await expect(send({ submitted: failed(status, code) })).rejects.toMatchObject({ init: { status } });
  await expect(send({ job: failed(503, "unavailable") })).rejects.toMatchObject({ init: { status: 503 } });
});
