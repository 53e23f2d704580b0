import type { BlockStanding } from "@candor/contract/blocks/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

/** Links to the page that asks whether to block an organization; nothing for strangers and its members. */
export function BlockLink({ standing }: { standing: BlockStanding | undefined }) {
  if (!standing || standing.kind === "blocked" || standing.isOwn) return null;
  const { name, slug } = standing.organization;
  return (
    <p className="block-link">
      <a href={addresses.blocked(slug)}>{message("blocks.blockThis", { organization: name })}</a>
    </p>
  );
}
