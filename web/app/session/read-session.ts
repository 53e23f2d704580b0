import { badgeInfo } from "@candor/contract/applications";
import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session";
import { datesIn } from "../wording/dates.ts";
import type { SessionData } from "./session-data.ts";

/** Apart from the session's data, which browsers read: the calls come with their schemas. */
export async function readSession({ call, signedIn, impersonated }: PageContext): Promise<SessionData> {
  if (!signedIn) return { signedIn };
  const [profile, info] = await Promise.all([call(readProfile, { query: {} }), call(badgeInfo, {})]);
  return {
    signedIn,
    ...(impersonated && {
      impersonated: {
        ...impersonated,
        until: datesIn(profile.ok ? profile.answer.timeZone : undefined).momentText(
          new Date(impersonated.until).toISOString(),
        ),
      },
    }),
    ...(profile.ok ? { profile: profile.answer } : { unread: profile.problem.detail }),
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
