import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { route } from "../route.ts";
import { authorizationResponse, provider, state } from "./shapes.ts";

const address = z.object({ url: z.string().describe("Where the browser is sent.") });

export const requestAuthorization = route({
  method: "POST",
  path: "/rest/auth/authorization",
  summary: "Begin to sign in by a provider; the browser that asks is the only one that can go on",
  gate: "anyone",
  body: z.object({
    provider,
    redirect: z.string().max(4000).optional().describe("Where it leads after signing in."),
  }),
  status: 200,
  answer: address,
  problems: ["not-found"],
  limit: "signIn",
});

export const inspectAuthorization = route({
  method: "POST",
  path: "/rest/auth/authorization/inspection",
  summary: "What the asking browser began, and what became of it; nothing changes",
  gate: "anyone",
  safe: true,
  body: z.object({ state }),
  status: 200,
  answer: z.object({
    linking: z.boolean().describe("Whether it links to an account instead of signing in."),
    redirect: z.string().optional(),
    outcome: z
      .enum(["no-email", "prove-mailbox"])
      .optional()
      .describe("Why the provider's word was not enough. With a proved mailbox the identity is linked."),
    email: z.string().optional().describe("The mailbox to prove."),
  }),
  problems: ["proof-refused"],
  limit: "session",
});

export const listIdentities = route({
  method: "GET",
  path: "/rest/account/identities",
  summary: "Which accounts elsewhere sign this person in",
  gate: "session",
  status: 200,
  answer: z.object({
    identities: z.array(z.object({ id: idText, provider, linkedAt: instant })),
    providers: z.array(provider).describe("The providers that can be linked."),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export type Identities = z.infer<typeof listIdentities.answer>;

export const requestIdentity = route({
  method: "POST",
  path: "/rest/account/identities/authorization",
  summary: "Begin to link an account elsewhere",
  gate: "own-identities",
  body: z.object({ provider }),
  status: 200,
  answer: address,
  problems: ["unauthorized", "not-found"],
  limit: "signIn",
});

export const linkIdentity = route({
  method: "POST",
  path: "/rest/account/identities",
  summary: "Link an account elsewhere",
  gate: "own-identities",
  body: z.object({ provider, credential: authorizationResponse }),
  status: 204,
  problems: ["unauthorized", "identity-refused", "identity-taken"],
  limit: "signIn",
});

export const unlinkIdentity = route({
  method: "DELETE",
  path: "/rest/account/identities/{id}",
  summary: "Unlink an account elsewhere; a code by mail always signs in",
  gate: "own-credentials",
  params: z.object({ id: idText }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
