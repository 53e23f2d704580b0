import { message } from "@candor/contract/messages/message";
import {
  acceptMemberInvitation,
  inspectMemberInvitation,
} from "@candor/contract/organizations/member-routes";
import type { ProblemDocument } from "@candor/contract/problems";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { faultsOf } from "../../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import {
  asksOwnName,
  type OwnNameTyped,
  ownNameChecks,
  ownNameTyped,
} from "../../organizations/members/own-name.ts";
import { OwnNameFields } from "../../organizations/members/own-name-fields.tsx";
import { requireSession } from "../../session/require-session.ts";
import { type LinkFailure, UnusableLink } from "../../session/unusable-link.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** Opening the link changes nothing: the page asks. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const found = await call(inspectMemberInvitation, { body: { token: params["token"] ?? "" } });
  return found.ok ? { ...found.answer, asksName: await asksOwnName(call) } : failure(found.problem);
}

type Refused = Refusal & OwnNameTyped;

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const asksName = await asksOwnName(call);
  const own = ownNameTyped(typed);
  const faults = asksName ? faultsOf(ownNameChecks, typed) : undefined;
  if (faults) return data<{ refused: Refused }>({ refused: { ...faults, ...own } }, { status: 422 });
  const body = { token: params["token"] ?? "", ...(asksName && own) };
  const joined = await call(acceptMemberInvitation, { body });
  if (!joined.ok && joined.problem.code === "invalid-request") {
    const refusal = refusalOf(joined.problem, ["firstName", "lastName"]);
    return data<{ refused: Refused }>({ refused: { ...refusal, ...own } }, { status: 422 });
  }
  if (!joined.ok) return failure(joined.problem);
  return redirect(withNotice(addresses.organization, "organization-joined"), 303);
}

function failure({ status, code, detail }: ProblemDocument) {
  return data({ failure: { isAnothers: code === "invitation-of-another", text: detail } }, { status });
}

interface Failed {
  readonly failure: LinkFailure;
}

export default function MemberInvitation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<Failed | { refused: Refused }>();
  const failed = message("memberInvitation.failed");
  if (answer && "failure" in answer) return <UnusableLink title={failed} {...answer.failure} />;
  if ("failure" in loaded) return <UnusableLink title={failed} {...loaded.failure} />;
  if (loaded.isMember) return <Already {...loaded.organization} />;
  return <Question {...loaded} refused={answer?.refused} />;
}

type Offer = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, Failed> & {
  readonly refused: Refused | undefined;
};

function Question({ organization, role, asksName, refused }: Offer) {
  const title = message("memberInvitation.title", { organization: organization.name });
  const does = message(`memberRole.${role}Does`);
  return (
    <Form className="statement" method="post" noValidate>
      <PageHead title={title} unlisted />
      <h1>{title}</h1>
      <p className="lead">
        {message("memberInvitation.body", { role: message(`memberRole.${role}As`), does })}
      </p>
      {(asksName || refused) && (
        <div className="change-form">
          <RefusalSummary refusal={refused} />
          {asksName && <OwnNameFields refused={refused} />}
        </div>
      )}
      <div className="actions">
        <Button>{message("memberInvitation.accept")}</Button>
      </div>
    </Form>
  );
}

function Already({ name, slug }: Offer["organization"]) {
  const title = message("memberInvitation.already", { organization: name });
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={message("memberInvitation.alreadyBody")}>
        <p className="actions">
          <ButtonLink to={addresses.organization}>{message("memberInvitation.toWork")}</ButtonLink>
          <ButtonLink tone="quiet" to={addresses.members(slug)}>
            {message("claim.toMembers")}
          </ButtonLink>
        </p>
      </Statement>
    </>
  );
}
