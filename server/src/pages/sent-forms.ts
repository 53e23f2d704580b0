import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { formHeader } from "@candor/contract/form-header";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Clock } from "../platform/clock.ts";
import { minute } from "../platform/durations.ts";

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Answers to forms, for browsers that lost the answer and send the form again. In memory only, because answers carry
 * cookies.
 */
export class SentForms {
  readonly #underWay = new Map<string, Promise<Answer>>();
  readonly #answers: LRUCache<string, Answer>;

  constructor(clock: Clock) {
    this.#answers = new LRUCache({
      max: 10_000,
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: ({ body }) => body.length + 2000,
      ttl: 5 * minute,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /** The form's stored or pending answer; otherwise the result of `make`, stored unless it failed. */
  async answerOf(form: string, make: () => Promise<Answer>): Promise<Answer> {
    const earlier = this.#answers.get(form) ?? this.#underWay.get(form);
    if (earlier) return earlier;
    const making = make();
    this.#underWay.set(form, making);
    try {
      const answer = await making;
      if (answer.status < 500) this.#answers.set(form, answer);
      return answer;
    } finally {
      this.#underWay.delete(form);
    }
  }
}

/**
 * Identifies a repeated form: the browser's key with the address, the cookies and the body, so that a key alone doesn't
 * reveal an answer. Undefined for a form without a key.
 */
export function sentForm({ method, url, headers, body }: FastifyRequest): string | undefined {
  const key = headers[formHeader];
  if (method !== "POST" || typeof key !== "string" || !isKey.test(key)) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([key, url, headers.cookie]))
    .update(body instanceof Buffer ? body : "")
    .digest("base64url");
}

const isKey = /^[0-9a-f]{32}$/;

/** Answers a form with a key. Runs inside this process, so it completes even if its sender is gone. */
export async function answerForm(
  forms: SentForms,
  form: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await forms.answerOf(form, () => make(request));
  return reply.code(status).headers(headers).send(body);
}

async function make({ server, url, headers, body, socket }: FastifyRequest): Promise<Answer> {
  const { [formHeader]: _key, "content-length": _length, "transfer-encoding": _coding, ...sent } = headers;
  const answer = await server.inject({
    method: "POST",
    url,
    headers: sent,
    ...(body instanceof Buffer && { payload: body }),
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  });
  const { connection: _, "transfer-encoding": _chunked, date: _date, ...own } = answer.headers;
  return { status: answer.statusCode, headers: own, body: answer.rawPayload };
}
