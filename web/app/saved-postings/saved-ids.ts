import type { PageContext } from "@candor/contract/pages";
import { listSavedIds } from "@candor/contract/saved-postings/routes";

/** The postings that the visitor's account has saved; a list works without them. */
export async function savedIds({ call, signedIn }: PageContext): Promise<readonly string[]> {
  if (!signedIn) return [];
  const found = await call(listSavedIds, {});
  return found.ok ? found.answer.ids : [];
}
