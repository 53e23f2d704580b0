import type { Announcement } from "../../platform/events/log.ts";

/** An operator changed an account's rights, or it lives by another clock. */
export type AccountEvent =
  /** `actId`: another administrator did it, and said why; otherwise it was the operator's command. */
  | (Announcement & { name: "administrator-granted" | "administrator-revoked"; payload: { actId?: number } })
  | (Announcement & { name: "pro-appointed"; payload: { organizationId: number } })
  /** The account's time zone became known, or is another one. */
  | (Announcement & { name: "time-zone-changed"; payload: Record<string, never> });
