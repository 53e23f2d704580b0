import { z } from "zod";

/** A schema as Fastify's serializer takes it: fields that the contract does not name never leave the server. */
export function answerSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  return rest;
}
