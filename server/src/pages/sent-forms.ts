import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { formHeader, resending } from "@candor/contract/form-header";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Clock } from "../platform/clock.ts";
import { minute } from "../platform/durations.ts";
import { isMultipart } from "./form-bounds.ts";

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface Kept {
  readonly content: string;
  readonly answer: Answer;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
}

/** A form that may come again. */
export interface SentForm {
  /** What is kept under it: one answer, the latest. */
  readonly id: string;
  /** It comes again if this is the same. */
  readonly content: string;
  /** How long its answer is kept for that, in milliseconds. */
  readonly kept: number;
}

/**
 * Answers to forms, for browsers that lost the answer and send the form again, and for double clicks. In memory only,
 * because answers carry cookies.
 */
export class SentForms {
  readonly #clock: Clock;
  readonly #underWay = new Map<string, { readonly content: string; readonly answer: Promise<Answer> }>();
  readonly #answers: LRUCache<string, Kept>;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#answers = new LRUCache({
      max: 10_000,
      maxSize: 32 * 1024 * 1024,
      sizeCalculation: ({ answer }) => answer.body.length + 2000,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /** The form's stored or pending answer; otherwise the result of `make`, stored unless it failed. */
  async answerOf({ id, content, kept }: SentForm, make: () => Promise<Answer>): Promise<Answer> {
    const earlier = this.#underWay.get(id) ?? this.#kept(id);
    if (earlier?.content === content) return earlier.answer;
    const making = { content, answer: make() };
    this.#underWay.set(id, making);
    const isLatest = () => this.#underWay.get(id) === making;
    try {
      const answer = await making.answer;
      const at = this.#clock.now();
      if (isLatest() && answer.status < 500) this.#answers.set(id, { content, answer, at }, { ttl: kept });
      return answer;
    } finally {
      if (isLatest()) this.#underWay.delete(id);
    }
  }

  /** After the clock was set back, nobody knows how old an answer is. */
  #kept(id: string): Kept | undefined {
    const kept = this.#answers.get(id);
    return kept && kept.at <= this.#clock.now() ? kept : undefined;
  }
}

/**
 * Identifies a form that may come again, always with its address and its body. A page's script sends a key, which opens
 * no answer without the same cookies. A form without scripts has none: it is known by its device, whose cookie nobody
 * else has, because the first of two clicks may already have changed the other cookies. Only the device's last form is:
 * with another form in between, it is sent again on purpose. A browser that never signed in has no device's cookie yet.
 * There, only a form with a mailed code is known, by its network address and `User-Agent`: nobody else has the code.
 * Undefined for any other form.
 */
export function sentForm(
  { method, url, headers, body, ip }: FastifyRequest,
  device: string | undefined,
): SentForm | undefined {
  if (method !== "POST") return undefined;
  const key = headers[formHeader];
  if (typeof key === "string" && isKey.test(key))
    return { id: digestOf([key, url, headers.cookie], body), content: "", kept: 5 * minute };
  if (key !== undefined || !(body instanceof Buffer)) return undefined;
  // Not parsed: a form of many fields, or a file, would take too long.
  const fields = isMultipart(headers["content-type"]) ? "" : body.toString();
  if (isResending.test(fields)) return undefined;
  if (device) return { id: digestOf([device], ""), content: digestOf([url], body), kept: doubleClick };
  if (!hasCode.test(fields)) return undefined;
  return { id: digestOf([ip, headers["user-agent"], url], body), content: "", kept: doubleClick };
}

const isResending = new RegExp(`(?:^|&)intent=${resending}(?:&|$)`);
const hasCode = /(?:^|&)code=[^&]/;

function digestOf(words: readonly (string | undefined)[], body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(words))
    .update(body instanceof Buffer ? body : "")
    .digest("base64url");
}

/** Milliseconds after its first answer in which the same form from the same device is a second click. */
const doubleClick = 1000;

const isKey = /^[0-9a-f]{32}$/;

/** Answers a form that may come again. Runs inside this process, so it completes even if its sender is gone. */
export async function answerForm(
  forms: SentForms,
  form: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await forms.answerOf(form, () => make(request));
  return reply.code(status).headers(headers).send(body);
}

async function make({ server, url, headers, body, socket }: FastifyRequest): Promise<Answer> {
  const { "content-length": _length, "transfer-encoding": _coding, ...sent } = headers;
  const answer = await server.inject({
    method: "POST",
    url,
    // It is the form itself now, and not one more that may come again.
    headers: { ...sent, [formHeader]: "once" },
    ...(body instanceof Buffer && { payload: body }),
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  });
  const { connection: _, "transfer-encoding": _chunked, date: _date, ...own } = answer.headers;
  return { status: answer.statusCode, headers: own, body: answer.rawPayload };
}
