import type { Call } from "@candor/contract/client";
import { limits } from "@candor/contract/limits";
import { listOneClick } from "@candor/contract/one-click/routes";
import type { PageContext } from "@candor/contract/pages";

/** The postings among these that one press can apply to; none for signed-out visitors. */
export async function oneClickAmong(
  { call, signedIn }: Pick<PageContext, "signedIn"> & { readonly call: Call },
  jobIds: readonly string[],
): Promise<readonly string[]> {
  if (!signedIn || jobIds.length === 0) return [];
  const found = await call(listOneClick, {
    query: { jobIds: jobIds.slice(0, limits.oneClickPostings).join(",") },
  });
  return found.ok ? found.answer.jobIds : [];
}
