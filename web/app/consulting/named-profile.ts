import type { Profile } from "@candor/contract/session/shapes";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { ownProfile } from "../profiles/read-profile.ts";
import type { Specialty } from "./steps.ts";

/** the profile for the steps after identity. Somebody whose name isn't known is redirected to that step first. */
export async function namedProfile(args: LoaderFunctionArgs, specialty: Specialty): Promise<Profile> {
  const profile = await ownProfile(args);
  if (profile.firstName === undefined || profile.lastName === undefined)
    throw redirect(addresses.enroll("identity", specialty), 303);
  return profile;
}
