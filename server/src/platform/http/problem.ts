import { messageIn } from "@candor/contract/messages/catalogues";
import type { Locale } from "@candor/contract/messages/locales";
import { defaultLocale } from "@candor/contract/messages/locales";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";
import { type ProblemCode, type ProblemDocument, problems } from "@candor/contract/problems";
import { z } from "zod";

export interface FieldError {
  /** A JSON pointer into the body, or a parameter's name. */
  readonly path: string;
  readonly key: MessageKey;
  /** The value that was probably meant; the key's text may name it. */
  readonly suggestion?: string;
  /** For the other placeholders of the key's text. */
  readonly values?: MessageValues;
}

/** A refusal that the caller is told about. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ProblemCode;
  readonly values: MessageValues;
  readonly fields: readonly FieldError[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  /** Refused because of load, on purpose: no failure, and too many to log one by one. */
  readonly shed: boolean;
  /** The id of the conflicting record. */
  readonly id: string | undefined;

  constructor(
    code: ProblemCode,
    options: {
      values?: MessageValues;
      fields?: readonly FieldError[];
      retryAfter?: number;
      shed?: boolean;
      id?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.values = options.values ?? {};
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.shed = options.shed ?? code === "overloaded";
    this.id = options.id;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** Its text. */
  get key(): MessageKey {
    return problems[this.code].key;
  }

  document(requestId: string, locale: Locale = defaultLocale): ProblemDocument {
    return {
      type: `urn:candor:problem:${this.code}`,
      title: this.code.replaceAll("-", " "),
      status: this.status,
      detail: messageIn(locale, this.key, this.values),
      code: this.code,
      key: this.key,
      ...(this.fields.length > 0 && {
        errors: this.fields.map(({ suggestion, values, ...field }) => ({
          ...field,
          text: messageIn(locale, field.key, { ...values, ...(suggestion !== undefined && { suggestion }) }),
          ...(suggestion !== undefined && { suggestion }),
        })),
      }),
      ...(this.id !== undefined && { id: this.id }),
      instance: `urn:candor:request:${requestId}`,
    };
  }
}

/** Refuses what isn't there with `not-found`. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem("not-found");
  return value;
}

/** The part of a request that a value came in. */
export type Place = "body" | "query" | "params";

/** A value as its schema reads it; refuses any other with `invalid-request`. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: Place,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: saysMissing });
  if (parsed.success) return withoutNul(parsed.data);
  throw new Problem("invalid-request", { fields: fieldErrors(parsed.error.issues, place) });
}

/** The value with U+FFFD for each NUL, as in HTML: PostgreSQL holds no NUL, and who sends one doesn't see it. */
function withoutNul<Value>(value: Value): Value {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD") as Value;
  if (Array.isArray(value)) return value.map(withoutNul) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(withoutNul))) as Value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A field that is missing is told what an empty one is: "Email is required". */
function saysMissing({ code, input, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== "invalid_type" || input !== undefined || !(inst instanceof z.ZodString)) return undefined;
  return inst.safeParse("").error?.issues.map(statedBy).find(isOurs);
}

/** What a schema itself says of a fault, unless it says nothing. */
function statedBy(issue: z.core.$ZodIssue): unknown {
  return issue.code === "custom" ? issue.params?.["key"] : issue.message;
}

function isOurs(text: unknown): text is MessageKey {
  return typeof text === "string" && text.startsWith("validation.");
}

/** Refused values, each with its first fault. Paths in a body are JSON pointers. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], place: Place): FieldError[] {
  const faults = new Map<string, FieldError>();
  for (const issue of issues) {
    const path =
      place === "body" ? issue.path.map((part) => `/${String(part)}`).join("") : issue.path.join(".");
    const values = issue.code === "too_big" && { values: { most: issue.maximum.toLocaleString("en-US") } };
    if (!faults.has(path)) faults.set(path, { path, key: keyOf(issue), ...values });
  }
  return [...faults.values()];
}

function keyOf(issue: z.core.$ZodIssue): MessageKey {
  const stated = statedBy(issue);
  if (isOurs(stated)) return stated;
  if (issue.code === "invalid_type" && issue.message.endsWith("undefined")) return "validation.required";
  if (issue.code === "invalid_value") return "validation.unknownChoice";
  if (issue.code === "too_big" && issue.origin === "string") return "validation.tooLong";
  if (issue.code === "too_big" || issue.code === "too_small") return "validation.outOfRange";
  return "validation.value";
}
