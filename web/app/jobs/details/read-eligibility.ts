import { placeText } from "@candor/contract/jobs/place-text";
import { readEligibility } from "@candor/contract/jobs/routes";
import type { Eligibility } from "@candor/contract/jobs/shapes";
import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";

/** The answer for the typed place, or else for the profile's; absent if neither is known. */
export async function eligibilityFor(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  id: string,
  typed: string | null,
): Promise<Eligibility | undefined> {
  const place = typed?.trim() || (signedIn ? await homeOf(call) : undefined);
  if (!place) return undefined;
  const found = await call(readEligibility, { params: { id }, query: { place: place.slice(0, 200) } });
  return found.ok ? found.answer : undefined;
}

async function homeOf(call: PageContext["call"]): Promise<string | undefined> {
  const profile = await call(readProfile, { query: {} });
  return profile.ok ? placeText(profile.answer.location) : undefined;
}
