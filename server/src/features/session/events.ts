import type { Announcement } from "../../platform/events/log.ts";

/** Announced by the session noun. Payloads name rows: no address of mail, no code. */
export type SessionEvent =
  | (Announcement & { name: "code-requested"; payload: { loginCodeId: number } })
  | (Announcement & { name: "account-created"; payload: Record<string, never> })
  | (Announcement & { name: "session-started"; payload: { sessionId: string } })
  | (Announcement & { name: "session-ended"; payload: { sessionId: string } });
