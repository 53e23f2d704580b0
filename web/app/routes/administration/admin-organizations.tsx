import { message } from "@candor/contract/messages/message";
import { decideClaim, listClaims } from "@candor/contract/organizations/claim-routes";
import { listMerges } from "@candor/contract/organizations/merge-routes";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { ClaimList } from "../../administration/claim-list.tsx";
import { mergeAction } from "../../administration/merge-action.ts";
import { MergeForm, MergeList, type RefusedMerge } from "../../administration/merge-section.tsx";
import { administrationAddresses } from "../../administration-addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { GuardedForms } from "../../ui/guarded-forms.tsx";
import { withNotice } from "../../ui/notices.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/members.css";

export const handle: PageHandle = { requiresAdmin: true };

/** P-04, P-07: anyone signed in who is not an administrator gets a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const [found, merged] = await Promise.all([call(listClaims, {}), call(listMerges, {})]);
  return { ...answerOrThrow(found), merges: merged.ok ? merged.answer.merges : [] };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  if (typed("intent").endsWith("merge")) return mergeAction(call, typed, url.pathname);
  const id = typed("id");
  const answer = typed(`answer-${id}`);
  const body = { granted: typed("intent") === "grant", ...(answer && { answer }) };
  answerOrThrow(await call(decideClaim, { params: { id }, body }));
  return redirect(withNotice(url.pathname, "claim-decided"), 303);
}

export default function AdminOrganizations() {
  const { claims, merges } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedMerge>();
  return (
    <GuardedForms refusal={refused}>
      <AdminPage title={message("adminClaims.title")} path={administrationAddresses.adminOrganizations}>
        <SettingsSection title={message("claim.waiting")}>
          {claims.length > 0 && <p>{message("adminClaims.grantHint")}</p>}
          <ClaimList claims={claims} />
        </SettingsSection>
        <SettingsSection title={message("merge.title")}>
          <p>{message("merge.lead")}</p>
          <MergeForm refused={refused} key={merges.length} />
          <MergeList merges={merges} />
        </SettingsSection>
      </AdminPage>
    </GuardedForms>
  );
}
