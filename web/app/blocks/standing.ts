import { readBlockStanding, readPostingStanding } from "@candor/contract/blocks/routes";
import type { BlockStanding, PostingStanding } from "@candor/contract/blocks/shapes";
import type { PageContext } from "@candor/contract/pages";

/** Blocks between the visitor and an organization; undefined for strangers. The page works without them. */
export async function standingWith(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  { slug }: { readonly slug: string },
): Promise<BlockStanding | undefined> {
  if (!signedIn) return undefined;
  const found = await call(readBlockStanding, { params: { slug } });
  return found.ok ? found.answer : undefined;
}

/** Blocks between the visitor and those behind a posting: its organization, and the client that it is for. */
export async function standingOn(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  { id }: { readonly id: string },
): Promise<PostingStanding | undefined> {
  if (!signedIn) return undefined;
  const found = await call(readPostingStanding, { params: { id } });
  return found.ok ? found.answer : undefined;
}
