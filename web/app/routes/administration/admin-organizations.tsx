import { message } from "@candor/contract/messages/message";
import { decideClaim, listClaims } from "@candor/contract/organizations/claim-routes";
import { listMerges } from "@candor/contract/organizations/merge-routes";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { AdminPage } from "../../administration/admin-page.tsx";
import { ClaimList } from "../../administration/claim-list.tsx";
import { mergeAction, type TypedMerge } from "../../administration/merge-action.ts";
import { MergeForm, MergeList } from "../../administration/merge-section.tsx";
import { type RefusedDecision, typedDecision } from "../../administration/refused-decision.ts";
import { administrationAddresses } from "../../administration-addresses.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/connections.css";
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
  const decided = await call(decideClaim, { params: { id }, body });
  if (decided.ok) return redirect(withNotice(url.pathname, "claim-decided"), 303);
  await throwIfPageGone(call(listClaims, {}), answer);
  const { status, detail, errors } = decided.problem;
  // Another administrator decided first, or the claim was withdrawn: what was typed stays.
  const error = status === 404 ? message("problem.alreadyAnswered") : (errors?.[0]?.text ?? detail);
  return data<RefusedDecision>({ id, answer, error }, { status });
}

/** Shows what holds now. */
export const shouldRevalidate = revalidatesLists;

export default function AdminOrganizations() {
  const { claims, merges } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ merge: TypedMerge } | RefusedDecision>();
  const decision = refusal && "answer" in refusal ? refusal : undefined;
  const isGone = decision && !claims.some(({ id }) => id === decision.id);
  const merge = refusal && "merge" in refusal ? refusal.merge : undefined;
  return (
    <GuardedForms refusal={merge ?? typedDecision(decision)}>
      <AdminPage title={message("adminClaims.title")} path={administrationAddresses.adminOrganizations}>
        <SettingsSection title={message("claim.waiting")}>
          {claims.length > 0 && <p>{message("adminClaims.grantHint")}</p>}
          {isGone && <Unsent why={decision.error} text={decision.answer} />}
          <ClaimList claims={claims} refused={decision} />
        </SettingsSection>
        <SettingsSection title={message("merge.title")}>
          <p>{message("merge.lead")}</p>
          <MergeForm typed={merge} key={merges.length} />
          <MergeList merges={merges} />
        </SettingsSection>
      </AdminPage>
    </GuardedForms>
  );
}
