import type { BlockBody } from "@candor/contract/blocks/shapes";
import type { Generated } from "kysely";

/** An organization that somebody hides from. It has either a number or a domain. */
export interface BlockTable {
  id: Generated<number>;
  account_id: number;
  kind: BlockBody["kind"];
  organization_id: number | null;
  /** An employer's email domain: covers every organization that it belongs to. */
  domain: string | null;
  created_at: number;
}
