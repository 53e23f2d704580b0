import { createHash } from "node:crypto";
import type { Locale } from "@candor/contract/messages/locales";
import type { GateName } from "@candor/contract/roles";
import type { Route } from "@candor/contract/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { inLocale } from "../locale.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { BytesInFlight } from "./bodies/bytes-in-flight.ts";
import { readUploads, type UploadedFile, uploadedFile, uploadedForm } from "./bodies/uploads.ts";
import { type FileAnswer, sendFile } from "./downloads.ts";
import { type Repeat, repeatOf } from "./idempotency.ts";
import { languageHeaders, localeOf } from "./language.ts";
import { type Place, validated } from "./problem.ts";
import type { ByteCounter, Limiter, UploadCounter } from "./rate-limits.ts";
import { type MayTrace, traceOf } from "./trace.ts";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Asked<R extends Route, Scope> {
  readonly params: Output<R["params"]>;
  readonly query: Output<R["query"]>;
  readonly body: Output<R["body"]>;
  /** The proof of who may act, from the route's gate. */
  readonly scope: Scope;
  /** The uploaded file, if the route takes one. */
  readonly file: R extends { readonly upload: true } ? UploadedFile : undefined;
  /** The files that came with the body, if the route takes attachments. */
  readonly files: R extends { readonly attachments: object } ? readonly UploadedFile[] : undefined;
  /** Set if the route takes an idempotency key and the caller sent one. */
  readonly repeat: Repeat | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<R extends Route> = R extends { readonly file: true }
  ? FileAnswer
  : R["answer"] extends z.ZodType
    ? z.input<R["answer"]>
    : void;

/** A route as its gate sees it. */
export type Gated<Name extends GateName> = Pick<Route, "problems"> & { readonly gate: Name };

/** A gate for the rows of the role table that it may guard. */
export type Gate<Name extends GateName, Scope> = (
  request: FastifyRequest,
  route: Gated<Name>,
) => Promise<Scope> | Scope;

/** What every route of this process needs. */
export interface Serving {
  readonly app: FastifyInstance;
  readonly limit: Limiter;
  readonly countUpload: UploadCounter;
  readonly countReport: ByteCounter;
  readonly inFlight: BytesInFlight;
  readonly mayTrace: MayTrace;
}

/** The cache of a route whose answers depend only on the id in its parameters. */
export interface CachedAnswers<R extends Route> {
  readonly cache: AnswerCache;
  readonly idOf: (params: Output<R["params"]>) => number | undefined;
}

export const anyone: Gate<"anyone", undefined> = () => undefined;

/** Binds a contract's route: limit, gate, validation, file, idempotency key, answer. */
export function serve<const R extends Route, Scope>(
  serving: Serving,
  route: R,
  gate: Gate<R["gate"], Scope>,
  handle: (asked: Asked<R, Scope>) => Promise<Answer<R>> | Answer<R>,
  cached?: CachedAnswers<R>,
): void {
  within(serving, route, (app) =>
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
      schema: route.answer ? { response: { [route.status]: route.answer } } : {},
      config: { gate: route.gate, takesFiles: takesFiles(route) },
      ...(!route.large && { compress: false }),
      onRequest: (request, _reply, done) => serving.limit(route.limit, request, done),
      handler: (request, reply) => {
        const locale = localeOf(request);
        void reply.headers(languageHeaders(locale));
        return inLocale(locale, () => answerTo(request, reply, locale));
      },
    }),
  );

  async function answerTo(request: FastifyRequest, reply: FastifyReply, locale: Locale) {
    const trace = await traceOf(request, reply, serving.mayTrace);
    const admitted = async () => (route.gate === "anyone" ? undefined : await gate(request, route)) as Scope;
    const callerScope = await admitted();
    trace?.lap("gate");
    // A public call may still say something of its own to somebody who is signed in.
    const isPersonal = route.gate !== "anyone" || request.headers.authorization !== undefined;
    if (isPersonal) void reply.header("cache-control", "no-store");
    const params = parse(route.params, request.params, "params") as Output<R["params"]>;
    const id = cached?.idOf(params);
    const text = id === undefined ? undefined : cached?.cache.get(id, locale);
    if (text !== undefined) return reply.type(jsonType).send(text);
    const query = parse(route.query, request.query, "query");
    const sent = await receive(serving, route, request);
    // A file may arrive slowly: until then, a session can end, and a member can be removed.
    const scope = takesFiles(route) ? await admitted() : callerScope;
    const repeat = route.idempotent
      ? repeatOf(route, request, fingerprinted(sent), accountOf(scope))
      : undefined;
    const asked = { params, query, ...sent, scope, repeat, request, reply } as Asked<R, Scope>;
    const asOf = cached?.cache.changes ?? 0;
    trace?.lap("parse");
    const answer = await (trace ? trace.within(() => handle(asked)) : handle(asked));
    trace?.lap("handler");
    void reply.code(route.status);
    if (route.file) return sendFile(reply, answer as FileAnswer);
    if (answer === undefined || (!trace && id === undefined)) return answer ?? null;
    const fresh = reply.serializeInput(answer as Record<string, unknown>, String(route.status)) as string;
    trace?.lap("serialize");
    if (id !== undefined) cached?.cache.keep(id, locale, fresh, asOf);
    return reply.type(jsonType).send(fresh);
  }
}

/** A route that takes a file gets its own scope, because only it may read forms. */
function within({ app, inFlight }: Serving, route: Route, bind: (scope: FastifyInstance) => unknown): void {
  if (!takesFiles(route)) bind(app);
  else
    void app.register(async (scope) => {
      await readUploads(scope, inFlight, route.attachments);
      bind(scope);
    });
}

function takesFiles({ upload, attachments }: Route): boolean {
  return upload === true || attachments !== undefined;
}

/** What a request brought along. Files count against their sender's limits. */
async function receive({ inFlight, countUpload }: Serving, route: Route, request: FastifyRequest) {
  const form = route.attachments && (await uploadedForm(request, inFlight, route.attachments));
  const body = parse(route.body, form ? form.fields : request.body, "body");
  const file = route.upload && (await uploadedFile(request, inFlight));
  for (const { bytes } of file ? [file] : (form?.files ?? [])) await countUpload(request, bytes.length);
  return { body, file, files: form?.files };
}

/** What tells a repeated form from a different one. */
function fingerprinted({ body, files }: Awaited<ReturnType<typeof receive>>): unknown {
  return files ? [body, files.map(hashOf)] : body;
}

function hashOf({ name, bytes }: UploadedFile): string {
  return createHash("sha256").update(`${name}\n`).update(bytes).digest("base64url");
}

function accountOf(scope: unknown): number | undefined {
  return (scope as { accountId?: number } | undefined)?.accountId;
}

const jsonType = "application/json; charset=utf-8";

function parse(schema: z.ZodType | undefined, value: unknown, place: Place): unknown {
  return schema && validated(schema, value, place);
}
