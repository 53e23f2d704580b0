import type { SignInProvider } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

/** Announced by the session noun. Payloads name rows: no address of mail, no code. */
export type SessionEvent =
  | (Announcement & {
      name: "code-requested" | "reset-requested";
      payload: { loginCodeId: number };
    })
  | (Announcement & { name: "link-requested"; payload: { loginLinkId: number } })
  | (Announcement & { name: "account-created"; payload: Record<string, never> })
  /** Of an account that was begun without. */
  | (Announcement & { name: "email-proved"; payload: Record<string, never> })
  /** `isStrange`: the account was signed in to before, and never on this device. */
  | (Announcement & { name: "session-started"; payload: { sessionId: string; isStrange: boolean } })
  /** By the link of a mail: who opened it is not known. */
  | (Announcement & { name: "provisional-session-started"; payload: { sessionId: string } })
  /** The actor is the administrator. */
  | (Announcement & { name: "impersonation-started"; payload: { sessionId: string } })
  | (Announcement & { name: "session-ended"; payload: { sessionId: string } })
  | (Announcement & { name: "password-changed"; payload: Record<string, never> })
  | (Announcement & { name: "email-change-requested" | "email-changed"; payload: { emailChangeId: number } })
  /** `passkey-copied`: its counter was not ahead of what was seen before, so it did not sign in. */
  | (Announcement & {
      name: "passkey-added" | "passkey-removed" | "passkey-copied";
      payload: { passkeyId: number };
    })
  | (Announcement & {
      name: "identity-linked" | "identity-unlinked";
      payload: { provider: SignInProvider };
    })
  | (Announcement & { name: "act-disowned"; payload: { disownLinkId: number } });
