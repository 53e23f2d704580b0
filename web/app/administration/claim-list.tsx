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
            rivals={claims.length - 1}
            refused={refused?.id === claim.id ? refused : undefined}
          />
        ))}
      </div>
    </section>
  );
}

interface WeighedClaimProps {
  readonly claim: ClaimToDecide;
  /** Other claims of the same organization. */
  readonly rivals: number;
  readonly refused: RefusedDecision | undefined;
}

function WeighedClaim({ claim, rivals, refused }: WeighedClaimProps) {
  const { id, organization, claimant, reason, domain, isKnownDomain } = claim;
  const isTheirs = organization.owners.includes(claimant.email);
  const removed = isTheirs ? 0 : organization.members;
  return (
    <Form method="post" className="change-form">
      <p>
        <strong>{claimant.name ?? claimant.email}</strong> {claimant.name && claimant.email}
      </p>
      <p>{useProofText(claim)}</p>
      {domain && <p>{message(isKnownDomain ? "adminClaims.known" : "adminClaims.unknown")}</p>}
      {isTheirs && <p>{message("adminClaims.own")}</p>}
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
        {removed + rivals === 0 && (
          <Button name="intent" value="grant">
            {message("adminClaims.grant")}
          </Button>
        )}
        <Button tone="danger" name="intent" value="refuse">
          {message("adminClaims.refuse")}
        </Button>
      </div>
      {removed + rivals > 0 && <GrantQuestion removed={removed} rivals={rivals} />}
    </Form>
  );
}

/** Says who loses by the grant. It is a part of the claim's form, so that the typed answer goes along. */
function GrantQuestion({ removed, rivals }: { readonly removed: number; readonly rivals: number }) {
  return (
    <details className="deliveries">
      <summary>{message("adminClaims.grantAsk")}</summary>
      <div className="source-removal">
        {removed > 0 && <p>{counted("adminClaims.removes", removed)}</p>}
        {rivals > 0 && <p>{counted("adminClaims.refuses", rivals)}</p>}
        <Button tone="danger" name="intent" value="grant">
          {message("adminClaims.grant")}
        </Button>
      </div>
    </details>
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
