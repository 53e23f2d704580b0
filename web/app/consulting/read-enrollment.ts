import { readEnrollment } from "@candor/contract/consulting/routes";
import type { Enrollment } from "@candor/contract/consulting/shapes";
import type { PageContext } from "@candor/contract/pages";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** Undefined for anyone who is not enrolled, and for strangers. */
export async function ownEnrollment({
  call,
  signedIn,
}: Pick<PageContext, "call" | "signedIn">): Promise<Enrollment | undefined> {
  if (!signedIn) return undefined;
  const read = answerOrThrow(await call(readEnrollment, {}));
  return read.enrollment;
}
