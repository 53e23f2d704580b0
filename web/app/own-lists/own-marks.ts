import type { OwnMarks } from "@candor/contract/jobs/shapes";
import { noteSeen } from "@candor/contract/own-lists/routes";
import type { PageContext } from "@candor/contract/pages";

/** Records that the visitor opened a posting, and returns what they did with it before; strangers leave no mark. */
export async function opened(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  jobId: string,
): Promise<OwnMarks | undefined> {
  if (!signedIn) return undefined;
  const noted = await call(noteSeen, { body: { jobId } });
  return noted.ok ? noted.answer : undefined;
}
