import { z } from "zod";
import { commonProblems, type ProblemCode, problemDocument, problems } from "./problems.ts";
import { type GateName, readsToken, refusalsOf } from "./roles.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";
import { version } from "./version.ts";

type Json = Record<string, unknown>;

/** The whole wire as an OpenAPI 3.1 document, generated from the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Candor", version },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemDocument, "output") },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "candor" },
        draft: { type: "apiKey", in: "header", name: "Candor-Draft" },
        link: { type: "apiKey", in: "query", name: "token" },
      },
    },
  };
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.gate !== "anyone" && { security: [{ [schemeOf(route.gate)]: [] }] }),
    parameters: [
      ...parameters("path", route.params),
      ...parameters("query", route.query),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(route),
    responses: { [route.status]: success(route), ...refusals(route) },
  };
}

function requestBody({ body, upload, attachments }: Route): Json {
  if (upload) return { requestBody: sent("multipart/form-data", form) };
  if (!body) return {};
  const schema = schemaOf(body, "input");
  if (!attachments) return { requestBody: sent("application/json", schema) };
  const { properties } = schema as { properties: Json };
  const file = { type: "array", items: bytes, maxItems: attachments.files };
  return {
    requestBody: sent("multipart/form-data", { ...schema, properties: { ...properties, file } }),
  };
}

/** Every role uses the same kind of token. */
function schemeOf(gate: GateName): string {
  return readsToken(gate) && gate !== "cookie" ? "session" : gate;
}

function sent(mediaType: string, schema: Json): Json {
  return { required: true, content: { [mediaType]: { schema } } };
}

/** Bytes, as OpenAPI 3.1 describes them. */
const bytes: Json = { type: "string", contentMediaType: "application/octet-stream" };

const form: Json = { type: "object", properties: { file: bytes }, required: ["file"] };

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
};

function success(route: Route): Json {
  const { summary: description } = route;
  if (route.file) return { description, headers: fileHeaders, content: { "*/*": { schema: bytes } } };
  if (!route.answer) return { description };
  return { description, content: { "application/json": { schema: schemaOf(route.answer, "output") } } };
}

const fileHeaders: Json = {
  "Content-Disposition": {
    description: "An attachment, with the file's name as RFC 6266 writes it.",
    schema: { type: "string" },
  },
};

/** Problems by status; several codes may share one. */
function refusals(route: Route): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  // A route whose gate may find nothing has its own problem for that.
  const gated = refusalsOf(route.gate).filter((code) => code !== "not-found");
  for (const code of new Set([...commonProblems, ...route.problems, ...gated])) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(", "),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
