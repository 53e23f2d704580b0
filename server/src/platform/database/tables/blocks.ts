import type { BlockBody } from "@candor/contract/blocks/shapes";
import type { Generated } from "kysely";

/** An organization that doesn't see somebody. It has either a number or a domain. */
export interface BlockTable {
  id: Generated<number>;
  account_id: number;
  kind: BlockBody["kind"];
  organization_id: number | null;
  /** Of an employer's addresses of mail: every organization it belongs to. */
  domain: string | null;
  created_at: number;
}
