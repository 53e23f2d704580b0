import fastJsonStringify from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

type Serialize = (answer: unknown) => string;

/** By the contract's schema: all servers in this process share them. */
const made = new WeakMap<z.ZodType, Serialize>();

/**
 * Writes answers with the contract's schemas: fields that they don't name never leave the server. A serializer is made
 * when its route first answers, so that a start doesn't wait for hundreds of them.
 */
export function serializeBySchema(app: FastifyInstance): void {
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  );
}

export function serializerOf(schema: z.ZodType): Serialize {
  const known = made.get(schema);
  if (known) return known;
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  const serialize: Serialize = fastJsonStringify(described as object);
  made.set(schema, serialize);
  return serialize;
}
