import { endDisownedInvitations } from "./end-disowned-invitations.ts";
import { mailClaim, mailClaimDecided, mailClaimWaiting } from "./mail-claims.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { mailMerge, mailSeparation } from "./mail-merges.ts";
import { mailRemoval } from "./mail-removal.ts";
import { mailRole } from "./mail-role.ts";

export const organizationTasks = [
  endDisownedInvitations,
  mailInvitation,
  mailRemoval,
  mailRole,
  mailMerge,
  mailSeparation,
  mailClaim,
  mailClaimDecided,
  mailClaimWaiting,
] as const;
