import { saveDraft, uploadDraftResume } from "@candor/contract/drafts/routes";
import type { ResumeUploadMethod } from "@candor/contract/values";
import { expect, it } from "vitest";
import { action } from "../../../app/routes/applications/apply-personal.tsx";
import { aPage, argsFor } from "../../harness/a-page.ts";

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
  const form = new FormData();
  form.set("firstName", "Ada");
  form.set("file", new File(["Diver since 2001"], "cv.txt"));
  const page = aPage({ call, resumeUploadMethod: resumeUploadMethod as ResumeUploadMethod });
  const args = argsFor(page, "/apply/kelp-diver/7", { form, params: { jobId: "7" } });
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
