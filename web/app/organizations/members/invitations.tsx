import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { MemberInvitation } from "@candor/contract/organizations/member-shapes";
import { memberRoles } from "@candor/contract/values";
import { Form } from "react-router";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { ChoiceField, TextField } from "../../ui/field.tsx";
import { useDates } from "../../wording/use-dates.ts";
import type { Refused } from "./member-action.ts";

export function InviteForm({ refused }: { refused: Refused | undefined }) {
  return (
    <RefusableForm refused={refused} intent="invite" label={message("members.sendInvitation")}>
      <TextField
        name="email"
        label={message("members.email")}
        hint={message("members.inviteHint", { days: limits.invitationDays })}
        type="email"
        autoComplete="off"
        required
        defaultValue={refused?.email}
        error={refused?.errors["email"]}
      />
      <ChoiceField
        name="role"
        legend={message("members.role")}
        options={memberRoles.map((role) => ({
          value: role,
          label: message(`memberRole.${role}`),
          hint: message(`memberRole.${role}Does`),
        }))}
        defaultValue={refused?.role ?? "recruiter"}
        error={refused?.errors["role"]}
      />
    </RefusableForm>
  );
}

interface InvitationListProps {
  readonly invitations: readonly MemberInvitation[];
  readonly mayChange: boolean;
}

export function InvitationList({ invitations, mayChange }: InvitationListProps) {
  const { dateText } = useDates();
  if (invitations.length === 0) return <p>{message("members.noInvitations")}</p>;
  return (
    <ul className="members">
      {invitations.map(({ id, email, role, expires }) => (
        <li key={id}>
          <div>
            <p className="member-name">{email}</p>
            <p className="field-hint">
              {message(`memberRole.${role}`)}, {message("members.until", { date: dateText(expires) })}
            </p>
          </div>
          {mayChange && (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button
                className="button button-quiet"
                name="intent"
                value="revoke"
                aria-label={message("members.revokeWhom", { email })}
              >
                {message("members.revoke")}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
