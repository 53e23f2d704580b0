import { expect, it } from "vitest";
import type { AskedJob } from "../../app/offline/asked-job.ts";
import { faultsIn } from "../../app/offline/filled-in.ts";

it("a text that the server would refuse as too long does not wait to be sent", () => {
  const job = { questions: [{ id: "7", kind: "text", required: false }], resumeOptional: true };
  const form = new FormData();
  form.set("elevatorPitch", "a\n".repeat(2500));
  form.set("answer-7", "a".repeat(9999));
  expect(faultsIn(job as unknown as AskedJob, form)).toMatchObject([
    { field: "answer-7", key: "validation.tooLong" },
  ]);
  form.set("elevatorPitch", "a\n".repeat(2501));
  expect(faultsIn(job as unknown as AskedJob, form)[0]?.text).toBe("Shorten this to 5,000 characters");
});
