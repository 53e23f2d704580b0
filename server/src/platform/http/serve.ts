import { type RateLimitName } from "@candor/contract/limits";
import type { GateName, Route } from "@candor/contract/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Repeat, repeatOf } from "./idempotency.ts";
import { answerSchema } from "./json-schema.ts";
import { fieldErrors, Problem } from "./problem.ts";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Asked<R extends Route, Scope> {
  readonly params: Output<R["params"]>;
  readonly query: Output<R["query"]>;
  readonly body: Output<R["body"]>;
  /** The proof of who may act, from the route's gate. */
  readonly scope: Scope;
  /** Set where the route takes an idempotency key and the caller sent one. */
  readonly repeat: Repeat | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<R extends Route> = R["answer"] extends z.ZodType ? z.input<R["answer"]> : void;

export type Gate<Scope> = (request: FastifyRequest) => Promise<Scope> | Scope;

/** What every route of this process needs. */
export interface Serving {
  readonly app: FastifyInstance;
  readonly limit: (name: RateLimitName, request: FastifyRequest) => void | Promise<void>;
}

export const anyone: Gate<undefined> = () => undefined;

/**
 * Binds a contract's route: limit, gate, validation, idempotency key, answer. The gate's name is checked by the type
 * `Gate`'s owner, and by the meta-test that calls every route.
 */
export function serve<const R extends Route, Scope>(
  serving: Serving,
  route: R,
  gate: Gate<Scope>,
  handle: (asked: Asked<R, Scope>) => Promise<Answer<R>> | Answer<R>,
): void {
  serving.app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
    schema: route.answer ? { response: { [route.status]: answerSchema(route.answer) } } : {},
    config: { gate: route.gate satisfies GateName },
    onRequest: async (request) => serving.limit(route.limit, request),
    handler: async (request, reply) => {
      const scope = await gate(request);
      const params = parse(route.params, request.params, "params");
      const query = parse(route.query, request.query, "query");
      const body = parse(route.body, request.body, "body");
      const repeat = route.idempotent ? repeatOf(route, request, body) : undefined;
      const asked = { params, query, body, scope, repeat, request, reply } as Asked<R, Scope>;
      const answer = await handle(asked);
      void reply.code(route.status);
      return answer ?? null;
    },
  });
}

function parse(schema: z.ZodType | undefined, value: unknown, place: "body" | "query" | "params"): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem("invalid-request", { fields: fieldErrors(parsed.error.issues, place) });
}
