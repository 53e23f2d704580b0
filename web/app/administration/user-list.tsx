import type { User } from "@candor/contract/administration/user-shapes";
import { message } from "@candor/contract/messages/message";
import { administrationAddresses } from "../administration-addresses.ts";
import { useDates } from "../wording/use-dates.ts";

export function UserList({ users }: { users: readonly User[] }) {
  return (
    <ol className="ledger user-list">
      {users.map((user) => (
        <li key={user.id}>
          <Entry user={user} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ user }: { user: User }) {
  const { dateText } = useDates();
  const { id, name, email, state, roles, createdAt, lastSeenAt } = user;
  return (
    <>
      <p>
        <a href={administrationAddresses.adminUser(id)}>{titleOf(user)}</a>
        {name !== undefined && email !== undefined && <span> {email}</span>}
      </p>
      <ul className="facts-line">
        {state !== "active" && (
          <li>
            <strong>{message(`userState.${state}`)}</strong>
          </li>
        )}
        {shownRoles(roles).map((role) => (
          <li key={role}>{message(`userRole.${role}`)}</li>
        ))}
        <li>{message("users.created", { date: dateText(createdAt) })}</li>
        {lastSeenAt !== undefined && <li>{message("users.lastSeen", { date: dateText(lastSeenAt) })}</li>}
      </ul>
    </>
  );
}

/** Every Pro is a member. */
function shownRoles(roles: User["roles"]): User["roles"] {
  return roles.includes("pro") ? roles.filter((role) => role !== "member") : roles;
}

/** What an account is called: its name, otherwise its address. */
export function titleOf({ id, name, email }: Pick<User, "id" | "name" | "email">): string {
  return name ?? email ?? message("users.deleted", { id });
}
