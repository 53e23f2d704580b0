import type { ProfessionalProfile } from "@candor/contract/profiles/shapes";
import type { Profile } from "@candor/contract/session/shapes";
import { useRouteLoaderData } from "react-router";

/** Who is looking at the page. */
export interface SessionData {
  readonly signedIn: boolean;
  /** Also absent if it could not be read: that never breaks a page. */
  readonly profile?: OwnProfile;
  /** why it could not be read. */
  readonly unread?: string;
  readonly badge?: Badge;
  /** Set for an administrator who is signed in as this person, until a moment in words. */
  readonly impersonated?: { readonly email: string; readonly until: string };
}

/** The part of a person's profile that every page has; the pages that show the rest read it. */
export type OwnProfile = Omit<Profile, keyof ProfessionalProfile | "currentPayOffered" | "resumes"> &
  Pick<Profile, "_location">;

interface Badge {
  readonly applications: number;
  /** Those that changed since their owner looked at them. */
  readonly changed: number;
}

export function useSession(): SessionData {
  return useRouteLoaderData<{ session: SessionData }>("root")?.session ?? { signedIn: false };
}
