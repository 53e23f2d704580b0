import type { User } from "@candor/contract/administration/user-shapes";
import { message } from "@candor/contract/messages/message";
import { administrationAddresses } from "../administration-addresses.ts";
import { useDates } from "../wording/use-dates.ts";
import "../styles/book.css";

/** Accounts, one a line. */
export function UserList({ users }: { users: readonly User[] }) {
  if (users.length === 0) return null;
  return (
    <table className="book">
      <thead>
        <tr>
          <th scope="col">{message("users.search")}</th>
          <th scope="col">{message("users.state")}</th>
          <th scope="col">{message("users.role")}</th>
          <th scope="col">{message("user.created")}</th>
          <th scope="col">{message("user.lastSeen")}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ user }: { user: User }) {
  const { dateText } = useDates();
  const { id, name, email, state, roles, createdAt, lastSeenAt } = user;
  return (
    <tr>
      <th scope="row">
        <a href={administrationAddresses.adminUser(id)}>{titleOf(user)}</a>
        {name !== undefined && email !== undefined && <span className="book-place">{email}</span>}
      </th>
      <td data-label={message("users.state")}>
        {state === "active" ? message("userState.active") : <strong>{message(`userState.${state}`)}</strong>}
      </td>
      <td data-label={message("users.role")}>
        {shownRoles(roles)
          .map((role) => message(`userRole.${role}`))
          .join(", ") || message("users.noRole")}
      </td>
      <td data-label={message("user.created")}>
        <time dateTime={createdAt}>{dateText(createdAt)}</time>
      </td>
      <td data-label={message("user.lastSeen")}>
        {lastSeenAt === undefined ? (
          message("users.neverSeen")
        ) : (
          <time dateTime={lastSeenAt}>{dateText(lastSeenAt)}</time>
        )}
      </td>
    </tr>
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
