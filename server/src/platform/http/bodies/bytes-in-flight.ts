import { Socket } from "node:net";
import { limits } from "@candor/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../addresses.ts";
import { Problem } from "../problem.ts";
import { refuseConnection } from "../raw-refusals.ts";

/** Bytes of uploads held in memory at once. */
export interface FlightLimits {
  readonly all: number;
  readonly ofOneSender: number;
}

const mebibyte = 1024 * 1024;
const usual: FlightLimits = { all: 192 * mebibyte, ofOneSender: 96 * mebibyte };

interface Upload {
  readonly sender: string;
  /** An instant of `performance.now()`. */
  readonly since: number;
  bytes: number;
  state: "arriving" | "arrived" | "refused";
  /** Refuses an upload that is still arriving. */
  readonly refuse: () => void;
  /** A sender may hang up while their upload is still being processed. */
  isAnswered: boolean;
  isClosed: boolean;
}

/**
 * Counts the bytes that uploads hold in memory, from the first byte to the answer, in every form that takes a file. At
 * the limit, the upload that has held the most for the longest is dropped: a slow sender takes minutes, an honest one
 * seconds.
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

  /** Counts forms with files that are sent to this scope. */
  watch(scope: FastifyInstance): void {
    scope.addHook("onRequest", (request, reply, done) => {
      // A call that a page makes inside this process is counted with the form that caused it.
      const counts = bringsFile(request) && request.raw.socket instanceof Socket;
      done(counts ? this.#begin(request, reply) : undefined);
    });
    scope.addHook("onSend", (request, _reply, payload, done) => {
      this.#end(request, { isAnswered: true });
      done(null, payload);
    });
  }

  /** Starts counting; returns a refusal if there is no room, before any of the body is read. */
  #begin(request: FastifyRequest, reply: Pick<FastifyReply, "raw">): Problem | undefined {
    const sender = networkOf(request.ip);
    const declared = Math.min(Number(request.headers["content-length"] ?? mostInOneForm), mostInOneForm);
    // Uploads that have fully arrived can't be dropped anymore, so only they count against the room.
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

  /** Counts received bytes. False if the upload has been refused and its bytes must be dropped. */
  add(request: FastifyRequest, bytes: number): boolean {
    const upload = this.#uploads.get(request);
    if (upload === undefined) return true;
    if (upload.state === "arriving") this.#grow(upload, upload.bytes + bytes);
    return upload.state === "arriving";
  }

  /** The body has arrived, and this many copies of it are held until it is answered. */
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

/** A resume and the form's other fields. */
export const mostInOneForm = limits.resumeBytes + limits.bodyBytes;

function bringsFile({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") === true;
}

function busy(): Problem {
  return new Problem("unavailable", { retryAfter: 5, shed: true });
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
