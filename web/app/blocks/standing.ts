import { readBlockStanding } from "@candor/contract/blocks/routes";
import type { BlockStanding } from "@candor/contract/blocks/shapes";
import type { PageContext } from "@candor/contract/pages";

/** What stands between the visitor and an organization; undefined for strangers. A page is there without it. */
export async function standingWith(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  { slug }: { readonly slug: string },
): Promise<BlockStanding | undefined> {
  if (!signedIn) return undefined;
  const found = await call(readBlockStanding, { params: { slug } });
  return found.ok ? found.answer : undefined;
}
