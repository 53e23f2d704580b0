import { mailClaim, mailClaimDecided, mailClaimWaiting } from "./mail-claims.ts";
import { mailInvitation } from "./mail-invitation.ts";

export const organizationTasks = [mailInvitation, mailClaim, mailClaimDecided, mailClaimWaiting] as const;
