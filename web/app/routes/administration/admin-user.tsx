import { readUser } from "@candor/contract/administration/routes";
import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { ImpersonationList } from "../../administration/impersonation-list.tsx";
import { UserActList } from "../../administration/user-act-list.tsx";
import { type RefusedAct, userAction } from "../../administration/user-action.ts";
import { UserActs } from "../../administration/user-acts.tsx";
import { UserFacts } from "../../administration/user-facts.tsx";
import { titleOf } from "../../administration/user-list.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import "../../styles/applications.css";
import "../../styles/administration.css";

export const handle: PageHandle = { hydrate: false, requiresAdmin: true };

/** P-07: a signed-in person who is not an administrator gets a 404, whether or not the account exists. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const named = { userId: params["userId"] ?? "" };
  const found = await call(readUser, { params: named });
  if (!found.ok) throw data(null, { status: found.problem.status === 400 ? 404 : found.problem.status });
  return { user: found.answer };
}

export const action = userAction;

export default function AdminUser() {
  const { user } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedAct>();
  return (
    <AdminPage
      title={titleOf(user)}
      path={administrationAddresses.adminUser(user.id)}
      below={administrationAddresses.adminUsers()}
    >
      <UserFacts user={user} />
      {user.state !== "deleted" && <UserActs user={user} refused={refused} />}
      <SettingsSection title={message("user.acts")}>
        <UserActList acts={user.acts} />
      </SettingsSection>
      <SettingsSection title={message("user.impersonations")}>
        {user.impersonations.length === 0 && <p>{message("user.noImpersonations")}</p>}
        <ImpersonationList impersonations={user.impersonations} />
      </SettingsSection>
    </AdminPage>
  );
}
