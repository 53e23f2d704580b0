import { type DebugPart, debugHeader, debugPartsOf, type Span, spansOf } from "@candor/contract/debug";
import type { RequestFrame, ServerFrame } from "@candor/contract/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";

type HttpMethod = Exclude<RequestFrame["method"], "SUBSCRIBE" | "UNSUBSCRIBE">;

/**
 * Calls the app itself, as the upgrade's caller. Serves only `/rest/`, checked after decoding. The answer comes first;
 * requested debug frames follow (W-02).
 */
export async function inject(
  app: FastifyInstance,
  upgrade: FastifyRequest,
  frame: RequestFrame,
  method: HttpMethod,
): Promise<ServerFrame[]> {
  const url = restPath(frame.url);
  if (!url)
    return [{ kind: "error", id: frame.id, body: { text: "Only addresses below /rest/ are served here." } }];
  const written = writtenBody(frame);
  if (!written) return [{ kind: "error", id: frame.id, body: { text: "The body is nested too deeply." } }];
  const headers = passedOn(frame.headers ?? {});
  const started = performance.now();
  const response = await app.inject({
    method,
    url,
    remoteAddress: upgrade.ip,
    headers: {
      ...headers,
      "user-agent": upgrade.headers["user-agent"] ?? "websocket",
      ...(written.payload !== undefined && { "content-type": "application/json" }),
    },
    ...written,
  });
  const answer: ServerFrame = {
    kind: "response",
    id: frame.id,
    status: response.statusCode,
    headers: plainHeaders(response.headers),
    body: jsonOrText(response.body),
  };
  const name = `${method} ${url.replace(/\?.*/s, "")}`;
  const total = { name, milliseconds: performance.now() - started };
  return [answer, ...debugFrames(frame.id, debugPartsOf(headers[debugHeader]), response, total)];
}

/** JSON is read to any depth, but what is nested thousands of times can't be written: that is the sender's fault. */
function writtenBody({ body }: RequestFrame): { readonly payload?: string } | undefined {
  try {
    return body === undefined ? {} : { payload: JSON.stringify(body) };
  } catch {
    return undefined;
  }
}

/** Nothing if the app sent no timings. */
function debugFrames(
  id: RequestFrame["id"],
  parts: readonly DebugPart[],
  { statusCode, headers, rawPayload }: Awaited<ReturnType<FastifyInstance["inject"]>>,
  total: Span,
): ServerFrame[] {
  const spans = spansOf(headers["server-timing"]?.toString());
  if (spans.length === 0) return [];
  const { name, milliseconds } = total;
  const text = `${name}: ${statusCode}, ${rawPayload.length} bytes in ${milliseconds.toFixed(1)} ms`;
  return [
    ...(parts.includes("frames") ? [{ kind: "debug", text } as const] : []),
    ...(parts.includes("trace") ? [{ kind: "waterfall", id, spans: [total, ...spans] } as const] : []),
  ];
}

const requestHeaders = ["authorization", "accept-language", "idempotency-key", "x-user-id", debugHeader];

function passedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(lowered.filter(([name]) => requestHeaders.includes(name)));
}

function restPath(url: string): string | undefined {
  const base = "http://candor.invalid";
  if (!url.startsWith("/") || !URL.canParse(url, base)) return undefined;
  const parsed = new URL(url, base);
  if (parsed.origin !== base || !parsed.pathname.startsWith("/rest/")) return undefined;
  return parsed.pathname === "/rest/websocket" ? undefined : parsed.pathname + parsed.search;
}

const answerHeaders = ["content-type", "retry-after", "etag", "location", "allow", "x-request-id"];

function plainHeaders(
  headers: Readonly<Record<string, number | string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    answerHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function jsonOrText(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return body;
  }
}
