import { endDisownedInvitations } from "./end-disowned-invitations.ts";
import { mailClaim, mailClaimDecided, mailClaimWaiting } from "./mail-claims.ts";
import { mailInvitation } from "./mail-invitation.ts";

export const organizationTasks = [
  endDisownedInvitations,
  mailInvitation,
  mailClaim,
  mailClaimDecided,
  mailClaimWaiting,
] as const;
