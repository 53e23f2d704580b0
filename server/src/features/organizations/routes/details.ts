import * as blindRoutes from "@candor/contract/organizations/blind-routes";
import * as decisionRoutes from "@candor/contract/organizations/decision-promise-routes";
import * as contract from "@candor/contract/organizations/details-routes";
import { logoOf } from "@candor/contract/organizations/logo-path";
import type { RouteShorthandOptions } from "fastify";
import { sendPicture } from "../../../platform/http/send-picture.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { changeBlindReview } from "../commands/blind-review.ts";
import { changeDecisionDays } from "../commands/decision-days.ts";
import { changeDetails, changeLogo, type LogoParts, removeLogo } from "../commands/details.ts";
import { ownerGate } from "../gate.ts";
import { ownDetails } from "../queries/details.ts";
import { organizationBySlug } from "../queries/public.ts";
import { detailsVersion } from "../rules/details-version.ts";

/** the calls about what an organization says about itself, and `/pictures/organizations/{slug}.png`. */
export function detailsRoutes(serving: Serving, parts: LogoParts, gates: GateParts): void {
  const { app, limit } = serving;
  const owner = ownerGate(gates);

  serve(serving, contract.readOrganizationDetails, owner, async ({ scope, params }) => {
    const row = await ownDetails(gates.read, scope, params.slug);
    return {
      name: row.name,
      slug: row.slug,
      ...(row.about !== null && { about: row.about }),
      ...(row.site !== null && { site: row.site }),
      ...logoOf(row),
      version: detailsVersion(row),
      ...(row.blind_until !== null && { blindUntil: row.blind_until }),
      ...(row.decision_days !== null && { decisionDays: row.decision_days }),
    };
  });

  serve(serving, blindRoutes.changeBlindReview, owner, ({ scope, params, body }) =>
    changeBlindReview(parts, scope, params.slug, body.until ?? null),
  );

  serve(serving, decisionRoutes.changeDecisionDays, owner, ({ scope, params, body }) =>
    changeDecisionDays(parts, scope, params.slug, body.days ?? null),
  );

  serve(serving, contract.changeOrganizationDetails, owner, ({ scope, params, body }) =>
    changeDetails(parts, scope, params.slug, body),
  );

  serve(serving, contract.uploadOrganizationLogo, owner, ({ scope, params, file }) =>
    changeLogo(parts, scope, params.slug, file),
  );

  serve(serving, contract.removeOrganizationLogo, owner, ({ scope, params }) =>
    removeLogo(parts, scope, params.slug),
  );

  const counted: RouteShorthandOptions = {
    onRequest: (request, _reply, done) => limit("drawing", request, done),
  };
  app.get<{ Params: { file: string } }>("/pictures/organizations/:file", counted, async (request, reply) => {
    const slug = /^([\w-]+)\.png$/.exec(request.params.file)?.[1];
    const row = slug === undefined ? undefined : await organizationBySlug(gates.read, slug);
    // Search engines and other sites show it.
    void reply.header("cross-origin-resource-policy", "cross-origin");
    return sendPicture(parts.files, request, reply, row);
  });
}
