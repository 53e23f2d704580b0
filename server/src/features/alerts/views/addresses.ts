import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { preferencesToken } from "../../session/rules/preferences-link.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { AlertRow } from "../queries/alerts.ts";
import { alertToken } from "../rules/alert-token.ts";

/** The addresses in an alert's mails. */
export interface AlertLinks {
  /** Stops it: a page for people, and one POST for mail programs. */
  readonly off: string;
  /** Where the person sees and changes it without signing in, for as long as any mail's link opens preferences. */
  readonly change: string;
  /** Following any of these also shows that somebody reads these mails. */
  readonly keep: string;
  readonly search: string;
  readonly posting: (id: string) => string;
}

interface Linked {
  readonly alert: AlertRow;
  readonly publicUrl: string;
  readonly keys: Keyring;
  readonly now: number;
}

export function alertLinks({ alert, publicUrl, keys, now }: Linked): AlertLinks {
  const { id: alertId, account_id: accountId, email, due_at: dueAt } = alert;
  const e = preferencesToken(codeSecret(keys), {
    accountId,
    email,
    kind: "jobAlerts",
    alertId,
    reason: `job-alert:${alertId}:${dueAt}`,
    expiresAt: now + limits.preferencesLinkDays * day,
  });
  const read = `${publicUrl}/job-alerts/read/${alertToken(keys, "read", alertId)}`;
  return {
    off: `${publicUrl}/opt/job-alerts/switch/${alertToken(keys, "switch", alertId)}`,
    change: `${publicUrl}/opt/job-alerts/${alertId}?${new URLSearchParams({ e }).toString()}`,
    keep: `${read}/alert`,
    search: `${read}/search`,
    posting: (id) => `${read}/${id}`,
  };
}
