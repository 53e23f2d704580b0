import type { RenderPage } from "@candor/contract/pages";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { InterruptedForms } from "../../src/pages/interrupted/forms.ts";
import { answerPage, type PageParts } from "../../src/pages/page.ts";
import { PageCache } from "../../src/pages/page-cache.ts";
import { PageViews } from "../../src/pages/page-views.ts";
import { SentForms } from "../../src/pages/sent-forms.ts";
import { answerErrors } from "../../src/platform/http/errors.ts";
import { Revision } from "../../src/platform/revision.ts";
import type { TestApp } from "./app.ts";

/** What pages of a server need if `render` makes them. */
export function pageParts({ app, parts: { gates, clock, log } }: TestApp, render: RenderPage): PageParts {
  return {
    app,
    gates,
    render,
    cache: new PageCache(new Revision(), clock),
    views: new PageViews({ record: async () => undefined, log }),
    endReused: async () => undefined,
    forms: new SentForms(clock),
    interrupted: new InterruptedForms(clock),
    development: false,
    systemPages: true,
    networks: { professional: "https://www.linkedin.com/", photo: "https://www.instagram.com/" },
    proposesChips: false,
    resumeUploadMethod: "auto",
    fileStore: undefined,
    identityProviders: {},
    shownNotice: { at: () => undefined },
  };
}

/** A server of pages alone. */
export async function servePagesOf(parts: PageParts): Promise<FastifyInstance> {
  const app = Fastify();
  answerErrors(app);
  await app.register(cookie);
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    handler: (request, reply) => answerPage(parts, request, reply),
  });
  return app;
}
