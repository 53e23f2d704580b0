import * as contract from "@candor/contract/gigs/routes";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { unseenOrganizations } from "../blocks/queries/hidden.ts";
import { memberGate, proGate } from "../organizations/gate.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { sessionOf } from "../session/gate/tokens.ts";
import { answerProposal, withdrawProposal } from "./commands/end.ts";
import { changeGig, closeGig, createGig } from "./commands/gigs.ts";
import type { GigParts } from "./commands/parts.ts";
import { obstacleTo, sendProposal } from "./commands/send.ts";
import { type GigRow, gigById, gigsOfOrganizations, openGigs } from "./queries/gigs.ts";
import { ownProposalFor, ownProposals, proposalsFor } from "./queries/proposals.ts";
import { gigEntryView, gigView, organizationGigView } from "./views/gig.ts";
import { ownProposalView, receivedProposalView } from "./views/proposal.ts";

/** the calls of freelancers, and of those who answer their proposals. */
export function gigRoutes(serving: Serving, parts: GigParts, gates: GateParts): void {
  const { read } = gates;
  const [session, member, pro] = [sessionGate(gates), memberGate(gates), proGate(gates)];
  const named = async (id: string): Promise<GigRow> => {
    const gig = await gigById(read, idOf(id) ?? -1);
    if (!gig) throw new Problem("not-found");
    return gig;
  };

  serve(serving, contract.listGigs, anyone, async ({ query, request }) => {
    const visitor = await sessionOf(gates, request.headers.authorization);
    const without = visitor ? await unseenOrganizations(read, visitor) : [];
    const { rows, total } = await openGigs(read, { ...query, without });
    return { gigs: rows.map(gigEntryView), total };
  });

  serve(serving, contract.readGig, anyone, async ({ params }) => gigView(await named(params.id)));

  serve(serving, contract.readGigStanding, session, async ({ scope, params }) => {
    const gig = await named(params.id);
    const proposal = await ownProposalFor(read, scope, gig.id);
    if (proposal) return { proposal: ownProposalView(proposal) };
    const obstacle = await obstacleTo(read, scope, gig);
    return { ...(obstacle && { obstacle }) };
  });

  serve(serving, contract.sendGigProposal, session, ({ scope, params, body, repeat }) =>
    sendProposal(parts, scope, params.id, body, repeat),
  );

  serve(serving, contract.listOwnGigProposals, session, async ({ scope }) => ({
    proposals: (await ownProposals(read, scope)).map(ownProposalView),
  }));

  serve(serving, contract.withdrawGigProposal, session, ({ scope, params }) =>
    withdrawProposal(parts, scope, params.id),
  );

  serve(serving, contract.listOrganizationGigs, member, async ({ scope }) => ({
    gigs: (await gigsOfOrganizations(read, scope)).map(organizationGigView),
  }));

  serve(serving, contract.createGig, pro, ({ scope, body, repeat }) => createGig(parts, scope, body, repeat));

  serve(serving, contract.readOrganizationGig, member, async ({ scope, params }) => {
    const gig = await named(params.id);
    if (!scope.organizationIds.includes(gig.organization_id)) throw new Problem("not-found");
    return {
      gig: gigView(gig),
      proposals: (await proposalsFor(read, scope, gig.id)).map(receivedProposalView),
      mayAnswer: scope.answersFor.includes(gig.organization_id),
    };
  });

  serve(serving, contract.changeGig, pro, ({ scope, params, body }) =>
    changeGig(parts, scope, params.id, body),
  );

  serve(serving, contract.closeGig, pro, ({ scope, params }) => closeGig(parts, scope, params.id));

  serve(serving, contract.answerGigProposal, pro, ({ scope, params, body }) =>
    answerProposal(parts, scope, params.id, body),
  );
}
