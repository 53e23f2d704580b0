import { message } from "@candor/contract/messages/message";
import { notificationTimeout } from "@candor/contract/websocket";
import { endDisownedAgencies } from "../features/agencies/tasks.ts";
import { makeConfirmedAlert } from "../features/alerts/tasks/make-confirmed.ts";
import { endDisownedFeed } from "../features/calendars/tasks.ts";
import { removeDisownedSources } from "../features/exchange/tasks.ts";
import { endDisownedInvitations } from "../features/organizations/tasks/end-disowned-invitations.ts";
import { keepDisownedAccount } from "../features/own-data/tasks/keep-disowned.ts";
import { forgetDisownedDevices } from "../features/preferences/tasks/forget-devices.ts";
import { endDisownedAccess } from "../features/programs/tasks.ts";
import type { SessionEvent } from "../features/session/events.ts";
import { mailCode } from "../features/session/tasks/mail-code.ts";
import { mailLink } from "../features/session/tasks/mail-link.ts";
import * as tellOwner from "../features/session/tasks/tell-owner.ts";
import { type Consequences, everyPosting } from "./consequence.ts";

export const sessionConsequences: Consequences<SessionEvent> = {
  "code-requested": { tasks: [mailCode] },
  "reset-requested": { tasks: [mailCode] },
  "link-requested": { tasks: [mailLink] },
  "link-followed": { tasks: [makeConfirmedAlert] },
  "account-created": {},
  "email-proved": {},
  "session-started": {
    tasks: [tellOwner.mailNewDevice],
    notices({ subjectId, payload: { sessionId } }, { notifier }) {
      const key = "session.startedElsewhere";
      const write = () =>
        ({ key, text: message(key), tone: "information", timeout: notificationTimeout }) as const;
      notifier.notify(subjectId ?? 0, write, sessionId);
    },
  },
  "provisional-session-started": {},
  "impersonation-started": {},
  "session-ended": { notices: ({ payload }, { notifier }) => notifier.endSession(payload.sessionId) },
  "user-signed-out": {},
  "password-changed": { tasks: [tellOwner.mailPasswordChanged] },
  "email-change-requested": { tasks: [tellOwner.mailEmailChange, tellOwner.mailEmailChangeAsked] },
  "email-changed": { tasks: [tellOwner.mailEmailChanged] },
  "email-given-back": {},
  "passkey-added": { tasks: [tellOwner.mailPasskeyAdded] },
  "passkey-removed": { tasks: [tellOwner.mailPasskeyRemoved] },
  "passkey-copied": { tasks: [tellOwner.mailPasskeyCopied] },
  // An account without a name takes the identity's.
  "identity-linked": { tasks: [tellOwner.mailIdentityLinked], notices: everyPosting },
  "identity-unlinked": { tasks: [tellOwner.mailIdentityUnlinked] },
  "pro-renamed": { notices: everyPosting },
  "act-disowned": {
    tasks: [
      endDisownedFeed,
      forgetDisownedDevices,
      keepDisownedAccount,
      endDisownedInvitations,
      endDisownedAccess,
      removeDisownedSources,
      endDisownedAgencies,
    ],
  },
};
