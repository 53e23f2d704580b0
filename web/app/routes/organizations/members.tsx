import { message } from "@candor/contract/messages/message";
import { listMembers } from "@candor/contract/organizations/member-routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { ChangeLog } from "../../organizations/members/change-log.tsx";
import { InvitationList, InviteForm } from "../../organizations/members/invitations.tsx";
import { HandingOver, Leaving } from "../../organizations/members/leaving.tsx";
import { memberAction, type Refused } from "../../organizations/members/member-action.ts";
import { MemberList } from "../../organizations/members/member-list.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { useTimesSent } from "../../ui/use-times-sent.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/connections.css";
import "../../styles/members.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const found = answerOrThrow(await call(listMembers, { params: { slug } }));
  return { ...found, removing: url.searchParams.get("remove") ?? undefined };
}

export const action = memberAction;

/** an organization's members and their roles. */
export default function Members() {
  const { organization, role, members, invitations, changes, removing } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const refusedIn = (intent: string) => (refused?.intent === intent ? refused : undefined);
  const invited = useTimesSent("invite", refused);
  const { name, slug } = organization;
  const mayChange = role === "owner";
  const title = message("members.ofOrganization", { organization: name });
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={title} path={addresses.members(slug)} unlisted />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{title}</h1>
        <SettingsSection title={message("members.title")}>
          {refused && !["invite", "leave", "transfer"].includes(refused.intent) && (
            <Trouble text={refused.trouble} refusal={refused} />
          )}
          <MemberList slug={slug} members={members} mayChange={mayChange} removing={removing} />
        </SettingsSection>
        {mayChange && (
          <SettingsSection title={message("members.invite")}>
            <InviteForm key={invited} refused={refusedIn("invite")} />
          </SettingsSection>
        )}
        <SettingsSection title={message("members.invitations")}>
          <InvitationList invitations={invitations} mayChange={mayChange} />
        </SettingsSection>
        {mayChange && members.length > 1 && (
          <SettingsSection title={message("members.transfer")}>
            <HandingOver members={members} refused={refusedIn("transfer")} />
          </SettingsSection>
        )}
        <SettingsSection title={message("members.leaveButton")}>
          <Leaving organization={name} members={members} refused={refusedIn("leave")} />
        </SettingsSection>
        <SettingsSection title={message("members.changes")}>
          <ChangeLog changes={changes} />
        </SettingsSection>
      </section>
    </GuardedForms>
  );
}
