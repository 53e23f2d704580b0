import { endDisownedInvitations } from "./end-disowned-invitations.ts";
import { mailClaim, mailClaimDecided, mailClaimWaiting } from "./mail-claims.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { mailRemoval } from "./mail-removal.ts";

export const organizationTasks = [
  endDisownedInvitations,
  mailInvitation,
  mailRemoval,
  mailClaim,
  mailClaimDecided,
  mailClaimWaiting,
] as const;
