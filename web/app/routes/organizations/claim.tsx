import { message } from "@candor/contract/messages/message";
import { readClaim } from "@candor/contract/organizations/claim-routes";
import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { claimAction, type Refused } from "../../organizations/claims/claim-action.ts";
import { OpenClaim } from "../../organizations/claims/claim-state.tsx";
import { NameFirst } from "../../organizations/claims/name-first.tsx";
import { WaysToClaim } from "../../organizations/claims/ways.tsx";
import { asksOwnName } from "../../organizations/members/own-name.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/account.css";
import "../../styles/members.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const found = answerOrThrow(await call(readClaim, { params: { slug } }));
  if (!found.mayClaim) throw redirect(addresses.members(slug), 303);
  return { ...found, asksName: await asksOwnName(call) };
}

export const action = claimAction;

/** somebody says that an organization is theirs. */
export default function ClaimPage() {
  const { organization, isMember, hasMembers, claim, asksName } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const title = message(isMember ? "claim.ownTitle" : "claim.title", { organization: organization.name });
  const isOpen = claim?.state === "started" || claim?.state === "waiting";
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={title} path={addresses.claim(organization.slug)} unlisted />
        <p className="application-up">
          <a href={addresses.openBooks(organization)}>
            <bdi>{organization.name}</bdi>
          </a>
        </p>
        <h1>{title}</h1>
        <p className="lead">{message(leadOf({ isMember, hasMembers }))}</p>
        {claim?.state === "refused" && (
          <div className="waiting-change">
            <p>
              <strong>{message("claim.refused")}</strong>
            </p>
            {claim.answer && <blockquote>{claim.answer}</blockquote>}
            <p>{message("claim.refusedBody")}</p>
          </div>
        )}
        {isOpen ? (
          <OpenClaim claim={claim} refused={refused} />
        ) : asksName ? (
          <NameFirst refused={refused} />
        ) : (
          <WaysToClaim refused={refused} />
        )}
      </section>
    </GuardedForms>
  );
}

function leadOf({ isMember, hasMembers }: Readonly<Record<"isMember" | "hasMembers", boolean>>) {
  if (isMember) return "claim.ownLead";
  return hasMembers ? "claim.leadAnswered" : "claim.lead";
}
