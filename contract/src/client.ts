import type { z } from "zod";
import type { ProblemDocument } from "./problems.ts";
import type { Route } from "./route.ts";

type Part<R extends Route, Name extends "params" | "query" | "body"> =
  R extends Readonly<Record<Name, infer S extends z.ZodType>> ? Record<Name, z.input<S>> : unknown;

/** A file on its way to the server. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Upload<R extends Route> = R extends { readonly upload: true } ? { readonly file: SentFile } : unknown;

type Attached<R extends Route> = R extends { readonly attachments: object }
  ? { readonly files: readonly SentFile[] }
  : unknown;

/** Only for routes that honor it. */
type Repeatable<R extends Route> = R extends { readonly idempotent: true }
  ? { readonly idempotencyKey?: string }
  : unknown;

/** The arguments of a call: the parts that its route reads. */
export type Sent<R extends Route> = Part<R, "params"> &
  Part<R, "query"> &
  Part<R, "body"> &
  Upload<R> &
  Attached<R> &
  Repeatable<R>;

export type Answer<R extends Route> = R["answer"] extends z.ZodType ? z.output<R["answer"]> : undefined;

/** A refusal is an answer too: the caller decides what its page shows. */
export type Outcome<R extends Route> =
  | { readonly ok: true; readonly answer: Answer<R> }
  | { readonly ok: false; readonly problem: ProblemDocument };

/** Makes one call of the wire, over HTTP or inside the server's process. */
export type Call = <const R extends Route>(route: R, sent: Sent<R>) => Promise<Outcome<R>>;
