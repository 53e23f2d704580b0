import { listUsers } from "@candor/contract/administration/routes";
import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AdminPage } from "../../administration/admin-page.tsx";
import { UserList } from "../../administration/user-list.tsx";
import { type TypedFilters, UserSearch, userFields } from "../../administration/user-search.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { refusalOf } from "../../forms/refusal.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/administration.css";
import "../../styles/organization.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** the query is passed as filters. P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = filtersIn(url);
  const found = await call(listUsers, { query: typed as object });
  if (found.ok) return { typed, ...found.answer };
  const { status } = found.problem;
  if (status !== 400) throw data(null, { status });
  return data({ typed, refusal: refusalOf(found.problem, userFields) }, { status });
}

/** A form sends its empty fields, too. */
function filtersIn({ searchParams }: URL): TypedFilters {
  return Object.fromEntries(
    [...userFields, "before"].flatMap((name) => {
      const value = searchParams.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export default function AdminUsers() {
  const found = useLoaderData<typeof loader>();
  const { typed } = found;
  return (
    <AdminPage title={message("admin.users")} path={administrationAddresses.adminUsers()}>
      <UserSearch typed={typed} refusal={"refusal" in found ? found.refusal : undefined} />
      {"users" in found && (
        <>
          <p className="total" role="status">
            {found.total > 0 ? counted("users.total", found.total) : message("users.none")}
          </p>
          <UserList users={found.users} />
          <Pages typed={typed} next={found.next} />
        </>
      )}
    </AdminPage>
  );
}

function Pages({ typed: { before, ...filters }, next }: { typed: TypedFilters; next: string | undefined }) {
  return (
    <p className="user-pages">
      {before !== undefined && (
        <a href={administrationAddresses.adminUsers(filters)}>{message("users.first")}</a>
      )}
      {next !== undefined && (
        <a href={administrationAddresses.adminUsers({ ...filters, before: next })} rel="next">
          {message("users.next")}
        </a>
      )}
    </p>
  );
}
