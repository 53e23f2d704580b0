import { machineClock } from "../wire/clock.ts";
import type { AskedJob } from "./asked-job.ts";
import { keepWaiting, waitingApplications } from "./waiting.ts";

/** Keeps what was typed into Easy Apply when the line is lost, so that it can be finished without one. */
export async function keepStarted(job: AskedJob): Promise<void> {
  const begun = (await waitingApplications()).find(({ jobId }) => jobId === job.jobId);
  // What was filled in since is newer.
  if (begun && begun.state !== "started") return;
  const { fields = {}, key = crypto.randomUUID(), ...known } = job;
  const typed = new FormData(document.querySelector<HTMLFormElement>(".step-form") ?? undefined);
  const texts = [...typed].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  await keepWaiting({
    ...known,
    key,
    fields: { ...fields, ...Object.fromEntries(texts) },
    filledInAt: machineClock.now(),
    state: "started",
  });
}
