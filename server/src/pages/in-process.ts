import type { Call, SentFile } from "@candor/contract/client";
import type { ProblemDocument } from "@candor/contract/problems";
import type { Route } from "@candor/contract/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { localeOf } from "../platform/http/language.ts";
import { noteIntended } from "../platform/http/request-log.ts";
import type { Visitor } from "./visitor.ts";

/** What a call may contain; the caller's type says which parts a route takes. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: SentFile;
  readonly files?: readonly SentFile[];
  readonly idempotencyKey?: string;
}

/** Who is told of refused calls. */
interface Refusals {
  /** An answer holds for now only. */
  readonly failed?: () => void;
  /** A limit refuses what a form does for this many seconds. */
  readonly limited?: (wait: number) => void;
}

/**
 * A page's calls, without the network: the same hooks, gates and limits as over HTTP, made and counted as the
 * visitor's. The parts of a page load at the same time, and several may read the same: it is read once for all.
 */
export function inProcess(
  app: FastifyInstance,
  page: FastifyRequest,
  visitor: Visitor,
  { failed, limited }: Refusals = {},
): Call {
  const make = async (route: Route, sent: Parts) => {
    const { file, files, body: fields } = sent;
    const upload = files ? await multipart(files, fields) : file && (await multipart([file]));
    const response = await app.inject({
      method: route.method,
      url: pathOf(route, sent.params),
      remoteAddress: page.ip,
      headers: {
        ...visitor.headers(route.gate),
        ...upload?.headers,
        ...(sent.idempotencyKey !== undefined && { "idempotency-key": sent.idempotencyKey }),
        "accept-language": localeOf(page),
        "user-agent": page.headers["user-agent"] ?? "page",
      },
      query: { ...visitor.campaign, ...sent.query },
      ...(fields && { payload: fields }),
      ...(upload && { payload: upload.payload }),
    });
    visitor.receive(response.cookies, response.headers["set-cookie"]);
    const body: unknown = response.body === "" ? undefined : response.json();
    if (response.statusCode === route.status) return { ok: true as const, answer: body };
    const problem = body as ProblemDocument;
    if (problem.status === 429 && route.method !== "GET") limited?.(Number(response.headers["retry-after"]));
    if (problem.code === "overloaded") noteIntended(page);
    if (problem.status === 429 || problem.status >= 500) failed?.();
    return { ok: false as const, problem };
  };
  const underway = new Map<string, ReturnType<typeof make>>();
  const call = (route: Route, sent: Parts) => {
    if (route.method !== "GET") return make(route, sent);
    const key = JSON.stringify([route.path, sent]);
    const made = underway.get(key) ?? make(route, sent).finally(() => underway.delete(key));
    underway.set(key, made);
    return made;
  };
  // The server has checked the answer against the route's schema.
  return call as Call;
}

function pathOf({ path }: Route, params: Parts["params"] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

async function multipart(files: readonly SentFile[], fields: object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const { name, bytes } of files) form.append("file", new Blob([bytes]), name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") as string },
  };
}
