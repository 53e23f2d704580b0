import type { UserDetails } from "@candor/contract/administration/user-shapes";
import { message } from "@candor/contract/messages/message";
import { signInProviders } from "@candor/contract/values";
import type { ReactNode } from "react";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { counted, numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

/** who an account is, what it may do, and how its person signs in. */
export function UserFacts({ user }: { user: UserDetails }) {
  return (
    <>
      <AccountFacts user={user} />
      <Roles user={user} />
      {user.state !== "deleted" && (
        <SettingsSection title={message("user.signIn")}>
          <ul className="user-lines">
            {waysIn(user).map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </SettingsSection>
      )}
      <Sessions user={user} />
      <Applications user={user} />
    </>
  );
}

function AccountFacts({ user }: { user: UserDetails }) {
  const { momentText } = useDates();
  const { id, email, emailProved, state, phone, createdAt, lastSeenAt, timeZone, deletion } = user;
  const unknown = message("user.unknown");
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(email === undefined
      ? []
      : [
          [
            message("user.email"),
            <>
              {email} {!emailProved && <span className="field-hint">{message("user.emailUnproved")}</span>}
            </>,
          ] as const,
        ]),
    [message("user.state"), message(`userState.${state}`)],
    [message("user.number"), id],
    [message("user.phone"), message(`user.phone.${phone}`)],
    [message("user.created"), momentText(createdAt)],
    [
      message("user.lastSeen"),
      lastSeenAt === undefined ? message("users.neverSeen") : momentText(lastSeenAt),
    ],
    [message("user.timeZone"), timeZone ?? unknown],
    ...(deletion ? [deletionFact(deletion, momentText)] : []),
  ];
  return (
    <SettingsSection title={message("user.account")}>
      <dl className="user-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}

function deletionFact(
  { dueAt, doneAt, asked }: NonNullable<UserDetails["deletion"]>,
  momentText: (at: string) => string,
): readonly [string, string] {
  const label = message(doneAt === undefined ? "user.deletionDue" : "user.deletionDone");
  return [label, `${momentText(doneAt ?? dueAt)}, ${message(asked ? "user.asked" : "user.unused")}`];
}

function Roles({ user: { roles, organizations } }: { user: UserDetails }) {
  const own = roles.filter((role) => role === "administrator" || role === "consultant");
  const title = message("user.roles");
  if (own.length + organizations.length === 0) return <Empty title={title} text={message("user.noRoles")} />;
  return (
    <SettingsSection title={title}>
      <ul className="user-lines">
        {own.map((role) => (
          <li key={role}>{message(`userRole.${role}`)}</li>
        ))}
        {organizations.map((organization) => (
          <li key={organization.slug}>
            <a href={addresses.openBooks(organization)}>
              <bdi>{organization.name}</bdi>
            </a>
            <span className="field-hint">{message(`memberRole.${organization.role}`)}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

/** A mailed code works for everybody who has an address. */
function waysIn({ signIn: { password, passkeys, providers } }: UserDetails): readonly string[] {
  return [
    message("user.mailedCode"),
    ...(password ? [message("user.password")] : []),
    ...(passkeys > 0 ? [counted("user.passkeys", passkeys)] : []),
    ...providers.map((provider) => signInProviders[provider]),
  ];
}

function Sessions({ user: { sessions } }: { user: UserDetails }) {
  const { momentText } = useDates();
  const title = message("user.sessions");
  if (sessions.length === 0) return <Empty title={title} text={message("user.noSessions")} />;
  return (
    <SettingsSection title={title}>
      <ol className="ledger own-sessions">
        {sessions.map(({ id, device, bySupport, startedAt, lastSeenAt }) => (
          <li key={id}>
            <div>
              <h3>
                {bySupport ? message("account.support") : (device ?? message("account.unknownSession"))}
              </h3>
              <ul className="facts-line">
                <li>{message("account.startedAt", { date: momentText(startedAt) })}</li>
                <li>{message("account.lastSeenAt", { date: momentText(lastSeenAt) })}</li>
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </SettingsSection>
  );
}

/** How many, and nothing of what they say. */
function Applications({ user: { applications } }: { user: UserDetails }) {
  const title = message("user.applications");
  if (applications.length === 0) return <Empty title={title} text={message("user.noApplications")} />;
  return (
    <SettingsSection title={title}>
      <dl className="user-facts">
        {applications.map(({ status, count }) => (
          <div key={status}>
            <dt>{message(`applicationStatus.${status}`)}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <SettingsSection title={title}>
      <p>{text}</p>
    </SettingsSection>
  );
}
