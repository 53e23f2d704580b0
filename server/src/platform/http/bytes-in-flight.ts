import { Socket } from "node:net";
import { limits } from "@candor/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "./addresses.ts";
import { Problem } from "./problem.ts";
import { refuseConnection } from "./raw-refusals.ts";

/** Bytes of uploads that are held in memory at once. */
export interface FlightLimits {
  readonly all: number;
  readonly ofOneSender: number;
}

const mebibyte = 1024 * 1024;
const usual: FlightLimits = { all: 192 * mebibyte, ofOneSender: 96 * mebibyte };

interface Upload {
  readonly sender: string;
  /** Of `performance.now()`. */
  readonly since: number;
  bytes: number;
  state: "arriving" | "arrived" | "refused";
  /** Refuses what is still arriving. */
  readonly refuse: () => void;
  /** Whoever hangs up is gone before what they sent is: it is worked on to its end. */
  isAnswered: boolean;
  isClosed: boolean;
}

/**
 * Counts what uploads hold in memory, from their first byte to their answer, in every form that takes a file. Where the
 * limit is reached, room is made by whoever has held the most for the longest: a slow sender takes minutes, an honest
 * one is gone in seconds.
 */
export class BytesInFlight {
  readonly #limits: FlightLimits;
  readonly #uploads = new Map<FastifyRequest, Upload>();
  /** By sender. */
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: FlightLimits = usual) {
    this.#limits = limits;
  }

  /** Counts the forms with files that this scope is sent. */
  watch(scope: FastifyInstance): void {
    scope.addHook("onRequest", (request, reply, done) => {
      // What a page sends on within this process is counted with the form that brought it.
      const counts = bringsFile(request) && request.raw.socket instanceof Socket;
      done(counts ? this.#begin(request, reply) : undefined);
    });
    scope.addHook("onSend", (request, _reply, payload, done) => {
      this.#end(request, { isAnswered: true });
      done(null, payload);
    });
  }

  /** Begins to count; gives back the refusal where there is no room, before anything of the body is read. */
  #begin(request: FastifyRequest, reply: Pick<FastifyReply, "raw">): Problem | undefined {
    const sender = networkOf(request.ip);
    const declared = Math.min(Number(request.headers["content-length"] ?? mostInOneForm), mostInOneForm);
    // What has arrived is on its way to an answer and cannot be let go: only it stands in the way.
    const arrived = [...this.#uploads.values()].filter(({ state }) => state === "arrived");
    const own = arrived.filter((upload) => upload.sender === sender);
    if (own.length > 0 && sum(own) + declared > this.#limits.ofOneSender) return busy();
    if (sum(arrived) + declared > this.#limits.all) return busy();
    const { socket } = request.raw;
    const refuse = () => refuseConnection(socket, busy());
    const since = performance.now();
    const fresh = { bytes: 0, state: "arriving", isAnswered: false, isClosed: false } as const;
    this.#uploads.set(request, { sender, since, refuse, ...fresh });
    reply.raw.once("close", () => this.#end(request, { isClosed: true }));
    return undefined;
  }

  #end(request: FastifyRequest, end: { isAnswered: true } | { isClosed: true }): void {
    const upload = this.#uploads.get(request);
    if (upload === undefined) return;
    Object.assign(upload, end);
    if (!upload.isAnswered || !upload.isClosed) return;
    this.#uploads.delete(request);
    this.#hold(upload, 0);
  }

  /** Counts bytes that came. False where they are not to be kept: the upload has been refused. */
  add(request: FastifyRequest, bytes: number): boolean {
    const upload = this.#uploads.get(request);
    if (upload === undefined) return true;
    if (upload.state === "arriving") this.#grow(upload, upload.bytes + bytes);
    return upload.state === "arriving";
  }

  /** The body is here, and held so many times until it is answered. */
  arrived(request: FastifyRequest, copies: number): void {
    const upload = this.#uploads.get(request);
    if (upload?.state !== "arriving") return;
    upload.state = "arrived";
    this.#grow(upload, upload.bytes * copies);
  }

  #grow(upload: Upload, bytes: number): void {
    this.#hold(upload, bytes);
    const { all, ofOneSender } = this.#limits;
    const isOver = () => this.#all > all || (this.#held.get(upload.sender) ?? 0) > ofOneSender;
    while (isOver()) {
      const those = [...this.#uploads.values()].filter(
        ({ state, bytes }) => state === "arriving" && bytes > 0,
      );
      const own = those.filter(({ sender }) => sender === upload.sender);
      const last = costliest(this.#all > all ? ofCostliestSender(those) : own);
      if (last === undefined) return;
      last.state = "refused";
      this.#hold(last, 0);
      last.refuse();
    }
  }

  #hold(upload: Upload, bytes: number): void {
    const change = bytes - upload.bytes;
    const held = (this.#held.get(upload.sender) ?? 0) + change;
    upload.bytes = bytes;
    this.#all += change;
    if (held === 0) this.#held.delete(upload.sender);
    else this.#held.set(upload.sender, held);
  }
}

/** A resume, and the fields beside it. */
export const mostInOneForm = limits.resumeBytes + limits.bodyBytes;

function bringsFile({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") === true;
}

function busy(): Problem {
  return new Problem("unavailable", { retryAfter: 5 });
}

function sum(uploads: readonly Upload[]): number {
  return uploads.reduce((bytes, upload) => bytes + upload.bytes, 0);
}

/** In bytes times milliseconds. */
function cost({ bytes, since }: Upload): number {
  return bytes * (performance.now() - since);
}

function ofCostliestSender(uploads: readonly Upload[]): readonly Upload[] {
  const senders = [...Map.groupBy(uploads, ({ sender }) => sender).values()];
  const total = (ones: readonly Upload[]) => ones.reduce((whole, upload) => whole + cost(upload), 0);
  return senders.toSorted((a, b) => total(b) - total(a))[0] ?? [];
}

function costliest(uploads: readonly Upload[]): Upload | undefined {
  return uploads.toSorted((a, b) => cost(b) - cost(a))[0];
}
