import type { badgeInfo as contract } from "@candor/contract/applications/routes";
import type { z } from "zod";
import { isoTime } from "../../../platform/iso-time.ts";

interface Badge {
  readonly posting_id: number;
  readonly modified_at: number;
  readonly viewed_at: number | null;
}

/** E-26: the number of applications, and when each changed and when its owner last looked. */
export function badgeInfo(badges: readonly Badge[]): z.input<(typeof contract)["answer"]> {
  return {
    applications: badges.length,
    userJobs: badges.map(({ posting_id, modified_at, viewed_at }) => ({
      jobId: String(posting_id),
      application: {
        modified: isoTime(modified_at),
        viewed: viewed_at === null ? null : isoTime(viewed_at),
      },
    })),
  };
}
