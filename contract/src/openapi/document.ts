import { z } from "zod";
import { commonProblems, type ProblemCode, problemDocument, problems } from "../problems.ts";
import { type GateName, readsToken, refusalsOf } from "../roles.ts";
import type { Route } from "../route.ts";
import { routes } from "../routes.ts";
import { version } from "../version.ts";
import { tagOf, tags } from "./areas.ts";
import { descriptionOf, introduction } from "./descriptions.ts";
import type {
  Content,
  Headers,
  JsonSchema,
  OpenApi,
  Operation,
  Parameter,
  Reference,
  Response,
} from "./open-api.ts";
import { capitalized, type NamedSchemas, nameSchemas } from "./schemas.ts";

const calls = Object.entries<Route>(routes);

/** The whole wire contract as an OpenAPI 3.1 document. Takes a moment to make, so it is made once. */
export function openApiDocument(): OpenApi {
  made ??= make();
  return made;
}

let made: OpenApi | undefined;

function make(): OpenApi {
  const schemas = nameSchemas({
    input: calls.flatMap(([name, { body }]) => (body ? [[`${capitalized(name)}Body`, body]] : [])),
    output: [
      ["Problem", problemDocument],
      ...calls.flatMap(([name, { answer }]): (readonly [string, z.ZodType])[] =>
        answer ? [[`${capitalized(name)}Answer`, answer]] : [],
      ),
    ],
  });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of calls) {
    const described = operation(name, route, schemas);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Candor", version, description: introduction },
    tags,
    paths,
    components: {
      schemas: sorted(schemas.components),
      responses: sorted(allRefusals(schemas.refer(problemDocument, "output"))),
      securitySchemes,
    },
  };
}

function sorted<T>(components: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function operation(name: string, route: Route, schemas: NamedSchemas): Operation {
  return {
    operationId: name,
    summary: route.summary,
    description: descriptionOf(route),
    tags: [tagOf(route.path)],
    ...security(route.gate),
    parameters: [
      ...parameters("path", route.params),
      ...parameters("query", route.query),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(route, schemas),
    responses: { [route.status]: success(route, schemas), ...refusals(route) },
  };
}

function requestBody(
  { body, upload, attachments }: Route,
  schemas: NamedSchemas,
): Pick<Operation, "requestBody"> {
  if (upload) return { requestBody: sent("multipart/form-data", form) };
  if (!body) return {};
  const schema = schemas.refer(body, "input");
  if (!attachments) return { requestBody: sent("application/json", schema) };
  const file: JsonSchema = { type: "array", items: bytes, maxItems: attachments.files };
  return {
    requestBody: sent("multipart/form-data", { allOf: [schema, { type: "object", properties: { file } }] }),
  };
}

const securitySchemes: OpenApi["components"]["securitySchemes"] = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The `jwt` from signing in, for 14 days.",
  },
  program: {
    type: "http",
    scheme: "bearer",
    description: "An API key that an owner of an organization made.",
  },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "candor",
    description: "`__Host-candor` where the public address is https.",
  },
  draft: {
    type: "apiKey",
    in: "header",
    name: "Candor-Draft",
    description: "The `id` that `POST /rest/apply-drafts` answers with.",
  },
  link: {
    type: "apiKey",
    in: "query",
    name: "token",
    description: "In the address that an answer or a mail gives, or the `downloadToken` from signing in.",
  },
  signed: {
    type: "apiKey",
    in: "header",
    name: "Candor-Signature",
    description:
      "`t=SECONDS,v1=HEX`: HMAC-SHA256 of SECONDS, a period and the body, with the gateway's secret.",
  },
};

/** What a caller shows at a gate; `{}` means that they may show nothing. */
function security(gate: GateName): Pick<Operation, "security"> {
  if (gate === "anyone") return {};
  // The address itself is signed. Its applicant sees more, with a token.
  if (gate === "interview") return { security: [{}, { session: [] }] };
  return { security: [{ [schemeOf(gate)]: [] }] };
}

/** Every role uses the same kind of token. */
function schemeOf(gate: GateName): string {
  return readsToken(gate) && gate !== "cookie" && gate !== "program" ? "session" : gate;
}

function sent(mediaType: string, schema: JsonSchema): { required: boolean; content: Content } {
  return { required: true, content: { [mediaType]: { schema } } };
}

/** Bytes, as OpenAPI 3.1 describes them. */
const bytes: JsonSchema = { type: "string", contentMediaType: "application/octet-stream" };

const form: JsonSchema = { type: "object", properties: { file: bytes }, required: ["file"] };

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Chosen by the caller. With another body, the same key gets 409 `key-reused`.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

function success(route: Route, schemas: NamedSchemas): Response {
  const { summary: description } = route;
  if (route.file) return { description, headers: fileHeaders, content: { "*/*": { schema: bytes } } };
  if (!route.answer) return { description };
  return { description, content: { "application/json": { schema: schemas.refer(route.answer, "output") } } };
}

const fileHeaders: Headers = {
  "Content-Disposition": {
    description: "An attachment, with the file's name as RFC 6266 writes it.",
    schema: { type: "string" },
  },
};

/** References to refusals, by status. */
function refusals(route: Route): Record<string, Reference> {
  const entries = [...codesByStatus(route)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${refusalName(codes)}` },
  ]);
  return Object.fromEntries(entries) as Record<string, Reference>;
}

/** Every refusal of every call, by name. */
function allRefusals(schema: JsonSchema): Record<string, Response> {
  const all = calls.flatMap(([, route]) => [...codesByStatus(route).values()]);
  return Object.fromEntries(
    all.map((codes) => [
      refusalName(codes),
      {
        description: codes.join(", "),
        ...(codes.some(saysWhen) && { headers: retryAfter }),
        content: { "application/problem+json": { schema } },
      },
    ]),
  );
}

function saysWhen(code: ProblemCode): boolean {
  return problems[code].status === 429 || problems[code].status === 503;
}

const retryAfter: Headers = {
  "Retry-After": { description: "In seconds.", schema: { type: "integer" } },
};

/** Several codes may share a status. */
function codesByStatus(route: Route): Map<number, ProblemCode[]> {
  // A route whose gate may find nothing has its own problem for that.
  const gated = refusalsOf(route.gate).filter((code) => code !== "not-found");
  return Map.groupBy(
    new Set([...commonProblems, ...route.problems, ...gated]),
    (code) => problems[code].status,
  );
}

function refusalName(codes: readonly ProblemCode[]): string {
  return codes.join(".");
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value as JsonSchema,
  }));
}
