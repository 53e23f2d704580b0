import { z } from "zod";

/** A schema for Fastify's serializer: fields that the contract doesn't name never leave the server. */
export function answerSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  return rest;
}
