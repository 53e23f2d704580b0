import { message } from "@candor/contract/messages/message";
import type { Content, JsonSchema, Operation } from "@candor/contract/openapi/open-api";
import { answeredBy, type Located, type Refusal, refusalsOf, schemaIn, successOf } from "./calls.ts";
import { curlOf } from "./curl.ts";
import { type Alternatives, type Field, ownFieldsOf, parameterField } from "./fields.ts";
import { nameIn, resolved } from "./schemas.ts";
import { type Describing, type TypePart, typeOf } from "./types.ts";

/** What the reference says about a call. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly callers: string;
  readonly limits: readonly string[];
  readonly parameters: readonly Field[];
  readonly body?: Described;
  readonly answer: {
    readonly status: string;
    /** Absent: nothing. */
    readonly described?: Described;
  };
  /** Without those of every call. */
  readonly refusals: readonly Refusal[];
  readonly curl: string;
}

/** What is sent or answered: its type, and its fields unless its shape has its own place on the page. */
export interface Described {
  readonly type: readonly TypePart[];
  readonly fields: Alternatives;
}

interface Surroundings extends Describing {
  readonly publicUrl: string;
  /** The problems of every call. */
  readonly common: ReadonlySet<string>;
}

export function describedCall(surroundings: Surroundings, call: Located): DescribedCall {
  const { document, common, publicUrl } = surroundings;
  const { method, path, operation } = call;
  const [callers = "", ...limits] = operation.description.split("\n\n");
  const own = refusalsOf(document, operation).map(({ status, codes }) => ({
    status,
    codes: codes.filter((code) => !common.has(code)),
  }));
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    callers,
    limits,
    parameters: operation.parameters.map((parameter) => parameterField(surroundings, parameter)),
    ...(operation.requestBody && { body: bodyOf(surroundings, operation.requestBody.content) }),
    answer: answerOf(surroundings, operation),
    refusals: own.filter(({ codes }) => codes.length > 0),
    curl: curlOf(document, publicUrl, call),
  };
}

function bodyOf(describing: Describing, content: Content): Described {
  const body = described(describing, schemaIn(content)!);
  if (!("multipart/form-data" in content)) return body;
  return { ...body, type: [message("developers.type.form")] };
}

function answerOf(describing: Describing, operation: Operation): DescribedCall["answer"] {
  const schema = answeredBy(operation);
  return {
    status: successOf(operation),
    ...(schema && { described: described(describing, schema) }),
  };
}

function described(describing: Describing, schema: JsonSchema): Described {
  const name = nameIn(schema);
  return name !== undefined && describing.isShared(name)
    ? { type: [{ shape: name }], fields: [] }
    : describedShape(describing, schema);
}

/** A shape where its place is. */
export function describedShape(describing: Describing, schema: JsonSchema): Described {
  const own = resolved(describing.document, schema);
  return { type: typeOf(describing, own), fields: ownFieldsOf(describing, own) };
}
