import type { JsonSchema, OpenApi, Operation, Parameter } from "@candor/contract/openapi/open-api";
import { type Located, schemaIn } from "./calls.ts";
import { exampleOf } from "./example.ts";
import { resolved } from "./schemas.ts";

/** A command for a shell that makes a call. What only the caller knows is a variable: `$JWT`. */
export function curlOf(document: OpenApi, publicUrl: string, call: Located): string {
  const { method, path, operation } = call;
  const query = operation.parameters
    .filter(({ in: place, required }) => place === "query" && required)
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`);
  const address = `${publicUrl}${filledIn(path, operation)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const sent = bodyOf(document, operation);
  // With a body, curl sends a POST by itself, and without one a GET.
  const isUsual = method === (sent.length > 0 ? "POST" : "GET");
  const parts = [
    `curl ${isUsual ? "" : `-X ${method} `}"${address}"`,
    ...shownAtGate(document, publicUrl, operation),
    ...operation.parameters.filter(isHeader).map(({ name }) => `-H "${name}: $KEY"`),
    ...sent,
    ...(answersWithFile(operation) ? ["-OJ"] : []),
  ];
  return parts.join(" \\\n  ");
}

function isHeader({ in: place }: Parameter): boolean {
  return place === "header";
}

function filledIn(path: string, { parameters }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => {
    const parameter = parameters.find((each) => each.in === "path" && each.name === name);
    return parameter ? valueOf(parameter) : variable(name);
  });
}

/** One of a closed list, or a variable: `$JOB_ID`. */
function valueOf({ name, schema }: Parameter): string {
  const [first] = schema.enum ?? [];
  return typeof first === "string" ? encodeURIComponent(first) : variable(name);
}

function variable(name: string): string {
  return `$${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** What a caller shows, unless they may show nothing. */
function shownAtGate({ components }: OpenApi, publicUrl: string, { security = [] }: Operation): string[] {
  if (security.some((scheme) => Object.keys(scheme).length === 0)) return [];
  return security.flatMap(Object.keys).flatMap((name) => {
    const scheme = components.securitySchemes[name]!;
    if (scheme.type === "http")
      return [`-H "Authorization: Bearer ${name === "session" ? "$JWT" : "$API_KEY"}"`];
    if (scheme.in === "cookie") return [`-b "${scheme.name}=$REFRESH_TOKEN"`, `-H "Origin: ${publicUrl}"`];
    if (scheme.in === "header") return [`-H "${scheme.name}: $${name.toUpperCase()}"`];
    // The address has it.
    return [];
  });
}

function bodyOf(document: OpenApi, { requestBody }: Operation): string[] {
  const schema = schemaIn(requestBody?.content);
  if (!requestBody || !schema) return [];
  if ("multipart/form-data" in requestBody.content) return formOf(document, schema);
  const json = JSON.stringify(exampleOf(document, schema), null, 2);
  const short = json.replaceAll(/\n\s*/g, " ");
  return [
    "-H 'Content-Type: application/json'",
    `-d '${(short.length > 60 ? json : short).replaceAll("'", String.raw`'\''`)}'`,
  ];
}

function formOf(document: OpenApi, schema: JsonSchema): string[] {
  const { allOf = [schema] } = schema;
  const fields = allOf.flatMap((part) => Object.entries(resolved(document, part).properties ?? {}));
  return fields.map(([name, field]) => {
    const isFile = JSON.stringify(field).includes('"contentMediaType"');
    return `-F "${name}=${isFile ? "@file.pdf" : String(exampleOf(document, field))}"`;
  });
}

function answersWithFile({ responses }: Operation): boolean {
  return Object.values(responses).some(
    (response) => "content" in response && "*/*" in (response.content ?? {}),
  );
}
