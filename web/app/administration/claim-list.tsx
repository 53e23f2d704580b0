import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ClaimToDecide } from "@candor/contract/organizations/claim-shapes";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedDecision } from "./refused-decision.ts";

interface ClaimListProps {
  readonly claims: readonly ClaimToDecide[];
  readonly refused?: RefusedDecision | undefined;
}

/** Waiting claims, those for one organization side by side. */
export function ClaimList({ claims, refused }: ClaimListProps) {
  const groups = [...Map.groupBy(claims, ({ organization }) => organization.slug).values()];
  if (groups.length === 0) return <p>{message("adminClaims.none")}</p>;
  return groups.map((rivals) => <Rivals key={rivals[0]?.id} claims={rivals} refused={refused} />);
}

function Rivals({ claims, refused }: ClaimListProps) {
  const [first] = claims;
  if (!first) return null;
  const { organization } = first;
  return (
    <section className="rivals">
      <h3>
        <a href={addresses.openBooks(organization)}>
          <bdi>{organization.name}</bdi>
        </a>
      </h3>
      <p className="field-hint">
        {counted("adminClaims.postings", organization.postings)}
        {organization.site && `, ${organization.site}`}
      </p>
      <p>
        {message("adminClaims.owners")}: {organization.owners.join(", ") || message("adminClaims.noOwners")}
      </p>
      <div className="rival-claims">
        {claims.map((claim) => (
          <WeighedClaim
            key={claim.id}
            claim={claim}
            refused={refused?.id === claim.id ? refused : undefined}
          />
        ))}
      </div>
    </section>
  );
}

interface WeighedClaimProps {
  readonly claim: ClaimToDecide;
  readonly refused: RefusedDecision | undefined;
}

function WeighedClaim({ claim, refused }: WeighedClaimProps) {
  const { id, organization, claimant, reason, domain, isKnownDomain } = claim;
  return (
    <Form method="post" className="change-form">
      <p>
        <strong>{claimant.name ?? claimant.email}</strong> {claimant.name && claimant.email}
      </p>
      <p>{useProofText(claim)}</p>
      {domain && <p>{message(isKnownDomain ? "adminClaims.known" : "adminClaims.unknown")}</p>}
      {organization.owners.includes(claimant.email) && <p>{message("adminClaims.own")}</p>}
      {reason && <blockquote>{reason}</blockquote>}
      <input type="hidden" name="id" value={id} />
      <TextField
        name={`answer-${id}`}
        label={message("adminClaims.answer")}
        multiline
        rows={2}
        maxLength={limits.noteCharacters}
        defaultValue={refused?.answer}
        error={refused?.error}
      />
      <div className="actions">
        <Button name="intent" value="grant">
          {message("adminClaims.grant")}
        </Button>
        <Button tone="danger" name="intent" value="refuse">
          {message("adminClaims.refuse")}
        </Button>
      </div>
    </Form>
  );
}

function useProofText({ method, email = "", domain = "", proved }: ClaimToDecide): string {
  const { momentText } = useDates();
  if (!proved) return message("adminClaims.asked");
  const date = momentText(proved);
  return method === "mail"
    ? message("adminClaims.provedByMail", { email, date })
    : message("adminClaims.provedByDns", { domain, date });
}
