import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/organizations/claim-routes";
import type { TextRecords } from "../../../platform/dns.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { administratorGate, sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import type { OrganizationParts } from "../commands/announce.ts";
import { startClaim, withdrawClaim } from "../commands/claims.ts";
import { decideClaim } from "../commands/grant.ts";
import { proveByMail, proveByRecord } from "../commands/prove.ts";
import {
  type ClaimRow,
  claimable,
  claimsToDecide,
  claimWithNames,
  latestClaim,
  mayClaim,
  weighed,
} from "../queries/claims.ts";
import { hasMembers, isMemberOf } from "../queries/members.ts";
import { claimToDecideView, claimView } from "../views/claims.ts";

/** The calls of those who claim an organization, and of the administrators who decide. */
export function claimRoutes(
  serving: Serving,
  parts: OrganizationParts & { readonly textRecords: TextRecords },
  gates: GateParts,
): void {
  const { read } = gates;
  const [person, administrator] = [sessionGate(gates), administratorGate(gates)];
  const view = (row: ClaimRow) => claimView(row, codeSecret(parts.keys));

  serve(serving, contract.startClaim, person, async ({ scope, params, body }) =>
    view(await startClaim(parts, scope, params.slug, body)),
  );

  serve(serving, contract.readClaim, person, async ({ scope, params }) => {
    const { id, name, slug } = await claimable(read, params.slug);
    const claim = await latestClaim(read, id, scope.accountId);
    const isMember = await isMemberOf(read, scope, id);
    const shown = {
      isMember,
      mayClaim: await mayClaim(read, id, scope.accountId),
      hasMembers: await hasMembers(read, id),
      ...(claim && { claim: view(claim) }),
    };
    return { organization: { name, slug }, ...shown };
  });

  serve(serving, contract.withdrawClaim, person, ({ scope, params }) =>
    withdrawClaim(parts, scope, params.slug),
  );

  serve(serving, contract.checkClaim, person, async ({ scope, params }) =>
    view(await proveByRecord(parts, scope, params.slug)),
  );

  serve(serving, contract.proveClaim, person, async ({ scope, body }) => {
    const claim = await proveByMail(parts, scope, body.token);
    const { name = "", slug = "" } = (await claimWithNames(read, claim.id)) ?? {};
    return { organization: { name, slug }, claim: view(claim) };
  });

  serve(serving, contract.listClaims, administrator, async () => {
    const rows = await claimsToDecide(read, limits.claimsToDecide);
    const claims = await Promise.all(rows.map((row) => weighed(read, row)));
    return { claims: claims.map((each) => claimToDecideView(each, codeSecret(parts.keys))) };
  });

  serve(serving, contract.decideClaim, administrator, ({ scope, params, body }) =>
    decideClaim(parts, scope, params.id, body),
  );
}
