import type { UserActKind } from "@candor/contract/administration/user-values";
import type { Generated } from "kysely";

/** Something that an administrator did to somebody's account. */
export interface AdministratorActTable {
  id: Generated<number>;
  /** Whose account it is. */
  account_id: number;
  administrator_id: number;
  kind: UserActKind;
  /** Why, in the administrator's words. */
  reason: string;
  acted_at: number;
}
