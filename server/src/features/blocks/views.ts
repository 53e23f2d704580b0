import type { Block } from "@candor/contract/blocks/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { BlockRow } from "./queries/blocks.ts";

export function blockView(row: BlockRow): Block {
  const { id, kind, domain, created_at, organization_name: name, organization_slug: slug } = row;
  return {
    id: String(id),
    kind,
    ...(name !== null && slug !== null && { organization: { name, slug } }),
    ...(domain !== null && { domain }),
    since: isoTime(created_at),
  };
}
