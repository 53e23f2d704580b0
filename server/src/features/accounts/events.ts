import type { Announcement } from "../../platform/events/log.ts";

/** An operator changed what an account may do. Audited: it says what was done, and to whom. */
export type AccountEvent =
  | (Announcement & { name: "administrator-granted"; payload: Record<string, never> })
  | (Announcement & { name: "administrator-revoked"; payload: Record<string, never> })
  | (Announcement & { name: "pro-appointed"; payload: { organizationId: number } });
