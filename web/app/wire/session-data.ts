import type { ProfessionalProfile } from "@candor/contract/profiles/shapes";
import type { Profile } from "@candor/contract/session/shapes";
import { useRouteLoaderData } from "react-router";

/** Who looks at the page. */
export interface SessionData {
  readonly signedIn: boolean;
  /** Absent also where it could not be read: a page never breaks for it. */
  readonly profile?: OwnProfile;
  /** why it could not. */
  readonly unread?: string;
  readonly badge?: Badge;
  /** Set for an administrator who is signed in as this person, until a moment in words. */
  readonly impersonated?: { readonly email: string; readonly until: string };
}

/** What every page of a person has of their profile; the rest is read by the pages that show it. */
export type OwnProfile = Omit<
  Profile,
  keyof ProfessionalProfile | "_location" | "currentPayOffered" | "resumes"
>;

interface Badge {
  readonly applications: number;
  /** Of them, those that changed since their owner looked at them. */
  readonly changed: number;
}

export function useSession(): SessionData {
  return useRouteLoaderData<{ session: SessionData }>("root")?.session ?? { signedIn: false };
}
