import { fileURLToPath } from "node:url";
import { limits } from "@candor/contract/limits";
import type { Metric } from "@candor/contract/metrics/shapes";
import type { RenderPage } from "@candor/contract/pages";
import type { ResumeUploadMethod } from "@candor/contract/values";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionParts } from "./features/session/commands/announce.ts";
import { endReused } from "./features/session/commands/session-cookies.ts";
import type { GateParts } from "./features/session/gate/parts.ts";
import { serveBuiltFiles } from "./pages/built-files.ts";
import { takeDisownToken } from "./pages/disown-token.ts";
import { refuseForeignForms } from "./pages/foreign-forms.ts";
import { refuseManyFields, refuseManyParameters } from "./pages/form-bounds.ts";
import { InterruptedForms } from "./pages/interrupted/forms.ts";
import { takeMailedLink } from "./pages/mailed-link.ts";
import { answerPage, type PageParts } from "./pages/page.ts";
import { PageCache } from "./pages/page-cache.ts";
import { PageViews } from "./pages/page-views.ts";
import { takeFileForms, takeResumeForms } from "./pages/resume-forms.ts";
import { serveRobots } from "./pages/robots.ts";
import { SentForms } from "./pages/sent-forms.ts";
import { builtAssets, loadBuiltWeb, serveSources } from "./pages/web.ts";
import { serveWellKnown } from "./pages/well-known.ts";
import type { Files } from "./platform/files.ts";
import type { BytesInFlight } from "./platform/http/bodies/bytes-in-flight.ts";
import { keepCampaigns } from "./platform/http/campaign.ts";
import { Problem } from "./platform/http/problem.ts";
import type { Limiter } from "./platform/http/rate-limits.ts";
import type { IdentityProviders } from "./platform/identity-providers/providers.ts";
import type { Logger } from "./platform/log.ts";
import type { Model } from "./platform/model/model.ts";
import type { Revision } from "./platform/revision.ts";

export interface PagesOptions {
  readonly gates: GateParts;
  /** Advances when the content for signed-out visitors changes. */
  readonly content: Revision;
  /** Serve the web's sources with hot reload instead of its build. */
  readonly development: boolean;
  /** Serve `/test` and `/chaos-lemur`. */
  readonly systemPages: boolean;
  readonly indexNowKey: string | undefined;
  readonly networks: PageParts["networks"];
  readonly limit: Limiter;
  readonly inFlight: BytesInFlight;
  readonly identityProviders: IdentityProviders;
  readonly model: Model | undefined;
  readonly resumeUploadMethod: ResumeUploadMethod;
  readonly files: Pick<Files, "arrivals">;
  readonly log: Logger;
  readonly session: SessionParts;
  readonly shownNotice: PageParts["shownNotice"];
  /** Stores measurements. */
  readonly record: (metrics: readonly Metric[]) => Promise<unknown>;
}

/** The web, for every address without another route. Register it last. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new Problem("not-found");
  });
  await app.register(async (pages) => {
    await pages.register(cookie);
    takeForms(pages, limits.bodyBytes);
    refuseManyParameters(pages);
    takeMailedLink(pages, options.gates.origin);
    keepCampaigns(pages, options.gates.origin);
    serveRobots(pages, options.gates.origin);
    serveWellKnown(pages, { ...options.gates, indexNowKey: options.indexNowKey });
    const render = options.development ? await serveSources(pages) : await serveBuild(pages);
    const { gates, content, development, identityProviders } = options;
    const views = new PageViews(options);
    pages.addHook("onClose", () => views.close());
    const parts = {
      app: pages,
      gates,
      render,
      cache: new PageCache(content, gates.clock),
      views,
      endReused: (cookie: string) => endReused(options.session, cookie),
      forms: new SentForms(gates.clock),
      interrupted: new InterruptedForms(gates.clock),
      development,
      systemPages: options.systemPages,
      networks: options.networks,
      proposesChips: options.model !== undefined,
      resumeUploadMethod: options.resumeUploadMethod,
      fileStore: options.files.arrivals?.origin,
      identityProviders,
      shownNotice: options.shownNotice,
    };
    servePages(pages, "/*", parts);
    await pages.register(async (hosting) => {
      takeForms(hosting, limits.postingFormBytes);
      for (const url of withPostings) servePages(hosting, url, parts);
    });
    await pages.register(async (applying) => {
      takeResumeForms(applying, options);
      for (const url of withResumes) servePages(applying, url, parts);
    });
    await pages.register(async (sending) => {
      takeFileForms(sending, options);
      for (const url of withFiles) servePages(sending, url, parts);
    });
    await pages.register(async (disowning) => {
      takeDisownToken(disowning, gates.origin);
      servePages(disowning, "/suspicious", parts);
    });
  });
}

/** The pages whose form is a posting, or what new ones begin with. */
const withPostings = ["/organization/jobs/*", ...withScripts("/organization/:slug/defaults")];

/** The pages whose forms may bring a resume, and say themselves that it was too large. */
const withResumes = ["/apply/*", "/settings/professional/resume/*"];

/** The other pages whose forms may bring files: messages, pictures, and what is read into a profile. */
const withFiles = [
  "/settings/application/*",
  "/organization/applications/*",
  ...withScripts("/organization/:slug/details"),
  ...withScripts("/settings/account/picture"),
  ...withScripts("/settings/professional/resume"),
];

/** A page, and the address that its scripts send its forms to. */
function withScripts(url: string): string[] {
  return [url, `${url}.data`];
}

async function serveBuild(app: FastifyInstance): Promise<RenderPage> {
  await serveBuiltFiles(app, fileURLToPath(builtAssets));
  return loadBuiltWeb();
}

/** The page that receives a form parses it; this limits its size and its fields. */
function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      refuseManyFields(body, request.headers["content-type"]);
      return body;
    },
  );
}

function servePages(app: FastifyInstance, url: string, parts: PageParts): void {
  const takesFiles = app.hasContentTypeParser("multipart/form-data");
  app.route({
    config: { takesFiles },
    method: ["GET", "HEAD", "POST"],
    url,
    exposeHeadRoute: false,
    handler: (request, reply) => {
      refuseForeignForms(request, parts.gates.origin);
      return answerPage(parts, request, reply);
    },
  });
}
