import * as contract from "@candor/contract/pipeline/routes";
import type { SavedView } from "@candor/contract/pipeline/shapes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { countListed } from "../applications/queries/listing/counts.ts";
import { owingOf } from "../applications/queries/owed.ts";
import { memberGate, proGate } from "../organizations/gate.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { assign } from "./commands/assign.ts";
import type { PipelineParts } from "./commands/each.ts";
import { giveFeedback } from "./commands/feedback.ts";
import { note } from "./commands/note.ts";
import { leave, look } from "./commands/presence.ts";
import { tag } from "./commands/tags.ts";
import { forgetView, saveView } from "./commands/views.ts";
import { applicationOf } from "./queries/applications.ts";
import { deskOf } from "./queries/desk.ts";
import { feedbackOn } from "./queries/feedback.ts";
import { presentNow } from "./queries/presence.ts";
import { viewsOf } from "./queries/views.ts";
import { deskView, feedbackView, presenceView } from "./views.ts";

/** How an organization's members sort applications among themselves. */
export function pipelineRoutes(serving: Serving, parts: PipelineParts, gates: GateParts): void {
  const { read } = gates;
  const member = memberGate(gates);
  const pro = proGate(gates);

  serve(serving, contract.listSavedViews, member, async ({ scope }) => {
    const views: SavedView[] = [];
    const owing = await owingOf(read, scope, parts.clock.now());
    for (const { id, name, filters } of await viewsOf(read, scope.accountId)) {
      const { total } = await countListed(read, scope, { stage: "waiting", ...filters }, owing);
      views.push({ id: String(id), name, filters, count: total });
    }
    return { views };
  });

  serve(serving, contract.saveView, member, async ({ scope, body }) => ({
    id: String(await saveView(parts, scope, body)),
  }));

  serve(serving, contract.forgetView, member, ({ scope, params }) => forgetView(parts, scope, params.id));

  serve(serving, contract.readDesk, member, async ({ scope, params }) =>
    deskView(await deskOf(read, await applicationOf(read, scope, params.id))),
  );

  serve(serving, contract.writeNote, pro, ({ scope, params, body, repeat }) =>
    note(parts, scope, params.id, body, repeat),
  );

  serve(serving, contract.readFeedback, member, async ({ scope, params }) =>
    feedbackView(await feedbackOn(read, scope, await applicationOf(read, scope, params.id))),
  );

  serve(serving, contract.giveFeedback, pro, ({ scope, params, body }) =>
    giveFeedback(parts, scope, params.id, body.lines),
  );

  serve(serving, contract.listPresence, member, async ({ scope }) =>
    presenceView(await presentNow(read, parts.clock.now()), scope),
  );

  serve(serving, contract.startLooking, member, ({ scope, params }) => look(parts, scope, params.id));

  serve(serving, contract.stopLooking, member, ({ scope, params }) => leave(parts, scope, params.id));

  serve(serving, contract.tagApplications, pro, async ({ scope, body }) => ({
    results: await tag(parts, scope, body),
  }));

  serve(serving, contract.assignApplications, pro, async ({ scope, body }) => ({
    results: await assign(parts, scope, body),
  }));
}
