import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session";

/** Whether whoever looks at the page is signed in and has shown that their mailbox is theirs. */
export async function hasProved({ call, signedIn }: PageContext): Promise<boolean> {
  const profile = signedIn ? await call(readProfile, { query: {} }) : undefined;
  return profile?.ok === true && profile.answer.emailProved;
}
