import { saveDraft, uploadDraftResume } from "@candor/contract/drafts/routes";
import type { PageContext } from "@candor/contract/pages";
import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { action } from "../../../app/routes/applications/apply-personal.tsx";
import { pageContext } from "../../../app/wire/page-context.ts";

const missing = { field: "resumeId", key: "validation.resumeRequired", text: "Resume is required" };
const names = new Map<unknown, string>([
  [saveDraft, "save"],
  [uploadDraftResume, "upload"],
]);

/** Sends the step's form with a file, as a browser without scripts does. */
async function send(resumeUploadMethod: string) {
  const done: unknown[] = [];
  const call = async (route: unknown) => {
    done.push(names.get(route));
    return { ok: true, answer: { fields: {}, faults: [missing], key: "key" } };
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { call, signedIn: false, resumeUploadMethod } as unknown as PageContext);
  const url = new URL("http://candor.test/apply/kelp-diver/7");
  const body = new FormData();
  body.set("firstName", "Ada");
  body.set("file", new File(["Diver since 2001"], "cv.txt"));
  const request = new Request(url, { method: "POST", body });
  const args: ActionFunctionArgs = { request, url, context, params: { jobId: "7" }, pattern: "" };
  const answer = (await action(args)) as { data?: unknown; init?: ResponseInit };
  return { done, status: answer.init?.status, refusal: answer.data };
}

it("V-41 K-17 the form without scripts begins no upload by an unknown method, and keeps what was typed", async () => {
  const { done, status, refusal } = await send("ftp");
  expect(done).toEqual(["save"]);
  expect(status).toBe(422);
  const text = "Invalid resume upload method. Allowed values: auto, s3, api, rest.";
  expect(refusal).toEqual({
    faults: [{ field: "resumeId", key: "error.invalidResumeUploadMethod", text }],
  });
});

it("V-41 the form without scripts uploads by a known method", async () => {
  expect((await send("rest")).done).toEqual(["upload", "save"]);
});
