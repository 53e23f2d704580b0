import type { SignInProvider } from "@candor/contract/values";
import type { Announcement } from "../../platform/events/log.ts";

/** Announced by the session noun. Payloads name rows, never email addresses or codes. */
export type SessionEvent =
  | (Announcement & {
      name: "code-requested" | "reset-requested";
      payload: { loginCodeId: number };
    })
  | (Announcement & { name: "link-requested"; payload: { loginLinkId: number } })
  /** The link signed its reader in. */
  | (Announcement & { name: "link-followed"; payload: { loginLinkId: number } })
  | (Announcement & { name: "account-created"; payload: Record<string, never> })
  /** The account was created before its mailbox was proved. */
  | (Announcement & { name: "email-proved"; payload: Record<string, never> })
  /** `isStrange`: the account has signed in before, but never on this device. */
  | (Announcement & { name: "session-started"; payload: { sessionId: string; isStrange: boolean } })
  /** Started by a mail's link: nobody knows who opened it. */
  | (Announcement & { name: "provisional-session-started"; payload: { sessionId: string } })
  /** The actor is the administrator. */
  | (Announcement & { name: "impersonation-started"; payload: { sessionId: string } })
  | (Announcement & { name: "session-ended"; payload: { sessionId: string } })
  /** An administrator ended all of the account's sessions. The actor is the administrator. */
  | (Announcement & { name: "user-signed-out"; payload: { actId: number } })
  | (Announcement & { name: "password-changed"; payload: Record<string, never> })
  | (Announcement & { name: "email-change-requested" | "email-changed"; payload: { emailChangeId: number } })
  /** Another account got its address back, which this one had: its mailbox is unproved again. */
  | (Announcement & { name: "email-given-back"; payload: Record<string, never> })
  /** `passkey-copied`: its counter wasn't higher than the last one seen, so it didn't sign in. */
  | (Announcement & {
      name: "passkey-added" | "passkey-removed" | "passkey-copied";
      payload: { passkeyId: number };
    })
  | (Announcement & {
      name: "identity-linked" | "identity-unlinked";
      payload: { provider: SignInProvider };
    })
  /** Another public name as a Pro. */
  | (Announcement & { name: "pro-renamed"; payload: Record<string, never> })
  /** `since`: when somebody else may have entered the account, in milliseconds since 1970. */
  | (Announcement & { name: "act-disowned"; payload: { disownLinkId: number; since: number } });
