import { listAnswers } from "@candor/contract/answers/routes";
import { listResumes } from "@candor/contract/resumes/routes";
import { readProfile } from "@candor/contract/session/routes";
import { afterEach, expect, it, vi } from "vitest";
import { send } from "../../../app/offline/send.ts";
import { action } from "../../../app/routes/applications/apply-answer-file.tsx";
import type { KeptWaiting } from "../../../app/wire/kept-waiting.ts";
import { aPage, argsFor } from "../../harness/a-page.ts";

const profile = { id: "1", email: "ada@example.com", emailProved: true, phones: [], location: {} };
const file = () => new File(["zeta"], "letter.txt", { type: "text/plain" });

afterEach(() => vi.unstubAllGlobals());

/** Sends a file that answers a question; resolves to the status, and whether it was kept with the draft. */
async function sendFile(signedIn: boolean, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  form.set("file", file());
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  let kept = false;
  const call = async (route: unknown) => {
    if (route === readProfile) return { ok: true, answer: profile };
    if (route === listResumes) return { ok: true, answer: { resumes: [] } };
    if (route === listAnswers) return { ok: true, answer: { answers: [] } };
    kept = true;
    return { ok: true, answer: {} };
  };
  const params = { jobId: "3", questionId: "q" };
  const { status } = await action(
    argsFor(aPage({ call, signedIn }), "/apply/a/3/answer-file/q", { form, params }),
  );
  return { status, kept };
}

it("M-37 a file that waited is kept in nobody else's draft", async () => {
  const refused = { status: 403, kept: false };
  expect(await sendFile(true, { account: "2", email: "" })).toEqual(refused);
  expect(await sendFile(true, { account: "", email: "grace@example.com" })).toEqual(refused);
  expect(await sendFile(false, { account: "1", email: "" })).toEqual(refused);
});

it("M-37 a file is kept in the draft of whoever chose it, and of a guest", async () => {
  const kept = { status: 200, kept: true };
  expect(await sendFile(true, { account: "1", email: "" })).toEqual(kept);
  expect(await sendFile(true, { account: "", email: "Ada@Example.com" })).toEqual(kept);
  expect(await sendFile(false, { account: "", email: "grace@example.com" })).toEqual(kept);
  expect(await sendFile(true, {})).toEqual(kept);
});

it("M-37 a file that waited says whose it is, and its application reports that somebody else is signed in", async () => {
  const sent: (readonly [string, unknown])[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: FormData }) => {
    sent.push([address, body.get("account")]);
    if (address.includes("/answer-file/")) return Response.json({}, { status: 403 });
    return Response.json({ state: "other-account" });
  });
  const waiting = {
    jobId: "3",
    applying: "/apply/a/3",
    fields: {},
    questions: [],
    key: "k",
    account: "1",
    answerFiles: { "answer-q": file() },
    state: "waiting",
  } as unknown as KeptWaiting;
  expect(await send(waiting)).toEqual({ state: "other-account" });
  expect(sent).toEqual([
    ["/apply/a/3/answer-file/q", "1"],
    ["/apply/a/3/waiting", "1"],
  ]);
});
