import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { KeptWaiting } from "../wire/kept-waiting.ts";
import { keptJson } from "./kept-copies.ts";
import { waitingApplications } from "./waiting.ts";

/** What this browser knows about a posting that somebody wants to apply to. */
export type AskedJob = Pick<KeptWaiting, "jobId" | "title" | "organization" | "applying" | "questions"> &
  Partial<
    Pick<KeptWaiting, "account" | "fields" | "file" | "resumeOptional" | "answerFiles" | "resumeName" | "key">
  >;

/** Undefined if the address isn't a posting's, or nothing about it is stored. */
export async function askedJob(address: string | undefined): Promise<AskedJob | undefined> {
  const applying = /^\/apply\/[^/?#]+\/\d+/.exec(address ?? "")?.[0];
  if (applying === undefined) return undefined;
  const jobId = applying.split("/").at(-1);
  const begun = (await waitingApplications()).find((one) => one.jobId === jobId);
  if (begun) return begun.state === "sent" ? undefined : begun;
  const facts = (await keptJson(`${applying}/waiting`)) as KeptFacts | undefined;
  return facts && { ...facts, applying };
}

interface KeptFacts {
  readonly jobId: string;
  readonly title: string;
  readonly organization: string;
  readonly questions: readonly AskedQuestion[];
  readonly resumeOptional?: boolean;
}
