import { badgeInfo } from "@candor/contract/applications";
import type { PageContext } from "@candor/contract/pages";
import { type Profile, readProfile } from "@candor/contract/session";
import { useRouteLoaderData } from "react-router";
import type { InstanceData } from "../page-context.ts";

/** Who looks at the page. */
export interface SessionData {
  readonly signedIn: boolean;
  /** Absent also where it could not be read: a page never breaks for it. */
  readonly profile?: Profile;
  readonly badge?: Badge;
}

interface Badge {
  readonly applications: number;
  /** Of them, those that changed since their owner looked at them. */
  readonly changed: number;
}

export async function readSession({ call, signedIn }: PageContext): Promise<SessionData> {
  if (!signedIn) return { signedIn };
  const [profile, info] = await Promise.all([call(readProfile, { query: {} }), call(badgeInfo, {})]);
  return {
    signedIn,
    ...(profile.ok && { profile: profile.answer }),
    ...(info.ok && {
      badge: {
        applications: info.answer.applications,
        changed: info.answer.userJobs.filter(({ application }) => hasChanged(application)).length,
      },
    }),
  };
}

function hasChanged({ modified, viewed }: { modified: string; viewed: string | null }): boolean {
  return viewed === null || Date.parse(modified) > Date.parse(viewed);
}

export function useSession(): SessionData {
  return useRouteLoaderData<InstanceData>("root")?.session ?? { signedIn: false };
}
