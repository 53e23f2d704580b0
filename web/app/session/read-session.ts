import { badgeInfo } from "@candor/contract/applications/routes";
import type { Outcome } from "@candor/contract/client";
import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import type { Profile } from "@candor/contract/session/shapes";
import type { OwnProfile, SessionData } from "../wire/session-data.ts";
import { datesIn } from "../wording/dates.ts";

/** Separate from the session's data, which browsers import: the calls would load their schemas. */
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
    ...readProfileOf(profile),
    ...(info.ok && {
      badge: {
        applications: info.answer.applications,
        changed: info.answer.userJobs.filter(({ application }) => hasChanged(application)).length,
      },
    }),
  };
}

/** an answer may be empty. */
function readProfileOf(outcome: Outcome<typeof readProfile>): Pick<SessionData, "profile" | "unread"> {
  if (!outcome.ok) return { unread: outcome.problem.detail };
  return outcome.answer ? { profile: ownProfileOf(outcome.answer) } : {};
}

/** Every page contains it, so it holds only what pages share. */
function ownProfileOf(profile: Profile): OwnProfile {
  const { id, email, emailAddress, displayName, firstName, lastName, timeZone, organizations, pictureUrl } =
    profile;
  const { emailProved, hasPassword, timeZoneChosen, administrator, _location } = profile;
  return {
    id,
    email,
    emailAddress,
    emailProved,
    hasPassword,
    timeZoneChosen,
    organizations,
    ...(pictureUrl !== undefined && { pictureUrl }),
    ...(displayName !== undefined && { displayName }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(timeZone !== undefined && { timeZone }),
    ...(administrator && { administrator }),
    ...(_location && { _location }),
  };
}

function hasChanged({ modified, viewed }: { modified: string; viewed: string | null }): boolean {
  return viewed === null || Date.parse(modified) > Date.parse(viewed);
}
