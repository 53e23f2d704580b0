import { readEnrollment } from "@candor/contract/consulting/routes";
import type { Enrollment } from "@candor/contract/consulting/shapes";
import type { PageContext } from "@candor/contract/pages";
import { data } from "react-router";

/** Undefined for anyone who is not enrolled, and for strangers. */
export async function ownEnrollment({
  call,
  signedIn,
}: Pick<PageContext, "call" | "signedIn">): Promise<Enrollment | undefined> {
  if (!signedIn) return undefined;
  const read = await call(readEnrollment, {});
  if (!read.ok) throw data(null, { status: read.problem.status });
  return read.answer.enrollment;
}
