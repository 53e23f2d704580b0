import { z } from "zod";
import { signInProviderNames } from "../values.ts";

export const provider = z.enum(signInProviderNames);

export const state = z.string().min(1).max(200);

/** What a provider's redirect returns (RFC 6749, 4.1.2; `iss`: RFC 9207). */
export const authorizationResponse = z.object({
  code: z.string().min(1).max(4096),
  state,
  iss: z.string().max(500).optional(),
});

export type AuthorizationResponse = z.output<typeof authorizationResponse>;
