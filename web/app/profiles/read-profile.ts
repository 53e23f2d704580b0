import { readProfile } from "@candor/contract/session/routes";
import type { Profile } from "@candor/contract/session/shapes";
import { type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** The profile of a signed-in person; everybody else is redirected to sign in. */
export async function ownProfile({ url, context }: LoaderFunctionArgs): Promise<Profile> {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(readProfile, { query: {} }));
}
