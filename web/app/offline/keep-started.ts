import { machineClock } from "../wire/clock.ts";
import type { AskedJob } from "./asked-job.ts";
import { keepWaiting, waitingApplications } from "./waiting.ts";

/** Stores what was typed into Easy Apply when the network goes down, so that it can be finished offline. */
export async function keepStarted(job: AskedJob): Promise<void> {
  const begun = (await waitingApplications()).find(({ jobId }) => jobId === job.jobId);
  // Later entries are newer.
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
