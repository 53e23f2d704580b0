import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/site-notice/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { publishNotice, takeDownNotice } from "./commands.ts";
import { changesOfNotice } from "./queries.ts";
import type { SiteNoticeParts } from "./tasks.ts";
import { changeView } from "./views.ts";

interface ServingParts extends SiteNoticeParts {
  readonly shownNotice: { readonly refresh: () => Promise<void> };
}

/** What the operator tells everybody. */
export function siteNoticeRoutes(serving: Serving, parts: ServingParts, gates: GateParts): void {
  const administrator = administratorGate(gates);
  const { shownNotice } = parts;

  serve(serving, contract.readSiteNotice, administrator, async () => ({
    changes: (await changesOfNotice(gates.read, limits.siteNoticesShown)).map(changeView),
  }));

  serve(serving, contract.publishSiteNotice, administrator, async ({ scope, body }) => {
    await publishNotice(parts, scope, body);
    // The administrator's next page already shows it; other processes follow the event.
    await shownNotice.refresh();
  });

  serve(serving, contract.takeDownSiteNotice, administrator, async ({ scope, body }) => {
    await takeDownNotice(parts, scope, body);
    await shownNotice.refresh();
  });
}
