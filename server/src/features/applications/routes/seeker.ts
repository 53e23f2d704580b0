import { readPace } from "@candor/contract/applications/pace-routes";
import * as contract from "@candor/contract/applications/routes";
import { campaignOf, utmOf } from "../../../platform/http/campaign.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { charityOf } from "../../charities/rules.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { signFileToken, signToken } from "../../session/rules/tokens.ts";
import { edit } from "../commands/edit.ts";
import { look } from "../commands/look.ts";
import { stateAbsenceForSeeker } from "../commands/meetings/absence.ts";
import { mute } from "../commands/mute.ts";
import type { SendingParts } from "../commands/receipt.ts";
import { replyTo } from "../commands/reply.ts";
import { shareContact } from "../commands/share-contact.ts";
import { submit } from "../commands/submit.ts";
import { withdraw } from "../commands/withdraw.ts";
import { draftOf } from "../gate.ts";
import { applicationsOf, badgesOf, countsByStatus, detailsOfOwn, lifeOf } from "../queries/applications.ts";
import { mayRepeat } from "../queries/earlier.ts";
import { meetingsNow } from "../queries/meetings.ts";
import { isMuted } from "../queries/muted.ts";
import { paceOf } from "../queries/pace.ts";
import { applicationDetailsView, applicationView, withFileLinks } from "../views/application.ts";
import { badgeInfo } from "../views/badge-info.ts";
import { earlierApplications } from "../views/earlier.ts";
import { calendarUrl } from "../views/invitation-calendar.ts";
import { meetingState } from "../views/meetings/state.ts";

/** The calls of people who apply. */
export function seekerRoutes(serving: Serving, parts: SendingParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.submitApplication, session, ({ scope, params, body, repeat, request }) => {
    const postingId = idOf(params.jobId);
    if (postingId === undefined) throw new Problem("job-not-found");
    const campaign = utmOf(campaignOf(request.query));
    return submit(parts, scope, { postingId, body, repeat, draft: draftOf(request), campaign });
  });

  serve(serving, contract.listApplications, session, async ({ scope, query }) => {
    const postingId = query.jobId === undefined ? undefined : (idOf(query.jobId) ?? -1);
    const rows = await applicationsOf(read, scope, {
      ...(query.status && { status: query.status }),
      ...(postingId !== undefined && { postingId }),
    });
    const counts = await countsByStatus(read, scope);
    return { applications: rows.map(applicationView), counts: Object.fromEntries(counts) };
  });

  serve(serving, readPace, session, ({ scope }) => paceOf(read, scope, parts.clock.now()));

  serve(serving, contract.listEarlierApplications, session, async ({ scope, params }) => {
    const found = await mayRepeat(read, scope, idOf(params.jobId) ?? -1);
    if (!found) throw new Problem("job-not-found");
    return { earlier: earlierApplications(found) };
  });

  serve(serving, contract.badgeInfo, session, async ({ scope }) => badgeInfo(await badgesOf(read, scope)));

  serve(serving, contract.readApplication, session, ({ scope, params }) =>
    ownDetails(gates, scope, idOf(params.id) ?? -1),
  );

  serve(serving, contract.editApplication, session, async ({ scope, params, body }) =>
    ownDetails(gates, scope, await edit(parts, scope, params.id, body)),
  );

  serve(serving, contract.lookAtApplication, session, ({ scope, params }) => look(parts, scope, params.id));

  serve(serving, contract.withdrawApplication, session, async ({ scope, params }) =>
    ownDetails(gates, scope, await withdraw(parts, scope, params.id)),
  );

  serve(serving, contract.changeContact, session, async ({ scope, params, body }) =>
    ownDetails(gates, scope, await shareContact(parts, scope, params.id, body.shared)),
  );

  serve(serving, contract.muteApplication, session, async ({ scope, params, body }) =>
    ownDetails(gates, scope, await mute(parts, scope, params.id, body.muted)),
  );

  serve(serving, contract.replyToInvitation, session, async ({ scope, params, body, repeat }) =>
    ownDetails(gates, scope, await replyTo(parts, scope, params.id, body, repeat)),
  );

  serve(serving, contract.stateAbsence, session, async ({ scope, params, body }) =>
    ownDetails(gates, scope, await stateAbsenceForSeeker(parts, scope, params.id, body)),
  );
}

async function ownDetails({ read, keys, clock }: GateParts, scope: SessionScope, id: number) {
  const row = await detailsOfOwn(read, scope, id);
  if (!row) throw new Problem("not-found");
  const life = await lifeOf(read, row);
  const meetings = await meetingsNow(read, row, meetingState(life).offeredBy, clock.now());
  const fileToken = await signFileToken(keys, { ...scope, applicationId: row.id }, clock.now());
  const said = applicationDetailsView(row, life, charityOf(row.charity_id), meetings);
  const details = { ...withFileLinks(said, fileToken), muted: await isMuted(read, row.id) };
  const { resume, invitation } = details;
  if (!resume && !invitation?.meeting) return details;
  const token = await signToken(keys, "download", scope, clock.now());
  return {
    ...details,
    ...(resume && { resumeUrl: `/rest/resumes/${resume.id}/file?token=${token}` }),
    ...(invitation?.meeting && {
      invitation: {
        ...invitation,
        calendarUrl: calendarUrl(row.id, token),
      },
    }),
  };
}
