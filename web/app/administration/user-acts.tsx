import type { UserDetails } from "@candor/contract/administration/user-shapes";
import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { RefusableForm } from "../forms/refusable-form.tsx";
import type { ButtonTone } from "../ui/button.tsx";
import { useSession } from "../wire/session-data.ts";
import { ReasonField } from "./reason-field.tsx";
import type { RefusedAct } from "./user-action.ts";
import { reasonFieldOf, type UserIntent } from "./user-intents.ts";

interface UserActsProps {
  readonly user: UserDetails;
  readonly refused: RefusedAct | undefined;
}

/** What an administrator can do to an account. Each act has its own reason. */
export function UserActs({ user, refused }: UserActsProps) {
  const isOwn = useSession().profile?.id === user.id;
  const isAdministrator = user.roles.includes("administrator");
  const form = (intent: UserIntent) => (
    <ActForm intent={intent} refused={refused?.intent === intent ? refused : undefined} />
  );
  return (
    <>
      <SettingsSection title={message("user.impersonate")}>
        <p>
          {isAdministrator
            ? message("user.cannotImpersonate")
            : message("admin.impersonateLead", { minutes: limits.impersonationMinutes })}
        </p>
        {!isAdministrator && form("sign-in")}
      </SettingsSection>
      {user.sessions.length > 0 && (
        <SettingsSection title={message("user.signOut")}>
          <p>{message(isOwn ? "user.signOutOwn" : "user.signOutLead")}</p>
          {form("sign-out")}
        </SettingsSection>
      )}
      <Right user={user} isOwn={isOwn} form={form} />
    </>
  );
}

interface RightProps {
  readonly user: UserDetails;
  readonly isOwn: boolean;
  readonly form: (intent: UserIntent) => ReactNode;
}

/** Nobody takes the right from themselves, and nobody gets it without a proved mailbox. */
function Right({ user: { roles, emailProved }, isOwn, form }: RightProps) {
  const isAdministrator = roles.includes("administrator");
  const lead = isAdministrator ? "user.revokeLead" : "user.grantLead";
  return (
    <SettingsSection title={message("user.right")}>
      <p>{message(isOwn ? "user.ownRight" : lead)}</p>
      {!isOwn && isAdministrator && form("revoke")}
      {!isAdministrator && (emailProved ? form("grant") : <p>{message("user.grantUnproved")}</p>)}
    </SettingsSection>
  );
}

const buttons = {
  "sign-in": "user.impersonate",
  "sign-out": "user.signOut",
  grant: "user.grant",
  revoke: "user.revoke",
} as const satisfies Readonly<Record<UserIntent, MessageKey>>;

const tones = {
  "sign-in": "primary",
  "sign-out": "danger",
  grant: "primary",
  revoke: "danger",
} as const satisfies Readonly<Record<UserIntent, ButtonTone>>;

function ActForm({ intent, refused }: { intent: UserIntent; refused: RefusedAct | undefined }) {
  const name = reasonFieldOf(intent);
  return (
    <RefusableForm refused={refused} intent={intent} label={message(buttons[intent])} tone={tones[intent]}>
      <ReasonField name={name} typed={refused?.reason} error={refused?.errors[name]} />
    </RefusableForm>
  );
}
