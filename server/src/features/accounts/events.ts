import type { Announcement } from "../../platform/events/log.ts";

/** An operator changed an account's rights. */
export type AccountEvent =
  | (Announcement & { name: "administrator-granted"; payload: Record<string, never> })
  | (Announcement & { name: "administrator-revoked"; payload: Record<string, never> })
  | (Announcement & { name: "pro-appointed"; payload: { organizationId: number } });
