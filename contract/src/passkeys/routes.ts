import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { password } from "../session/shapes.ts";
import { hasWords } from "../values.ts";
import { passkeyAttestation, passkeyCreation, passkeyRequest } from "./shapes.ts";

const confirmed = { password: password.optional().describe("Asked for where there is one.") };

const params = z.object({ id: idText });

export const requestPasskey = route({
  method: "POST",
  path: "/rest/auth/passkey/challenge",
  summary: "What a browser needs to sign in with a passkey; the same for everybody",
  gate: "anyone",
  status: 200,
  answer: passkeyRequest,
  problems: ["too-many-attempts"],
  limit: "signIn",
});

export const listPasskeys = route({
  method: "GET",
  path: "/rest/account/passkeys",
  summary: "The passkeys that sign this person in",
  gate: "session",
  status: 200,
  answer: z.object({
    passkeys: z.array(
      z.object({
        id: idText,
        name: z.string(),
        createdAt: instant,
        lastUsedAt: instant.optional().describe("Absent until it has signed in."),
      }),
    ),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export type Passkey = z.infer<typeof listPasskeys.answer>["passkeys"][number];

export const offerPasskey = route({
  method: "POST",
  path: "/rest/account/passkeys/challenge",
  summary: "What a browser needs to make a passkey for this account",
  gate: "own-credentials",
  body: z.object(confirmed),
  status: 200,
  answer: passkeyCreation,
  problems: ["unauthorized", "too-many-attempts", "too-many-passkeys"],
  limit: "signIn",
});

export const addPasskey = route({
  method: "POST",
  path: "/rest/account/passkeys",
  summary: "Keep the passkey that a browser made; its owner is told by mail",
  gate: "own-credentials",
  body: z.object({ credential: passkeyAttestation }),
  status: 201,
  answer: z.object({ id: idText, name: z.string().describe("The browser that made it.") }),
  problems: ["unauthorized", "too-many-attempts", "too-many-passkeys"],
  limit: "signIn",
});

export const renamePasskey = route({
  method: "PATCH",
  path: "/rest/account/passkeys/{id}",
  summary: "Call a passkey something else",
  gate: "own-credentials",
  params,
  body: z.object({
    name: lineOf(limits.nameCharacters)
      .trim()
      .refine(hasWords, { params: { key: "validation.passkeyNameRequired" } }),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const removePasskey = route({
  method: "DELETE",
  path: "/rest/account/passkeys/{id}",
  summary: "A passkey signs in no more; its owner is told by mail",
  gate: "own-credentials",
  params,
  body: z.object(confirmed),
  status: 204,
  problems: ["unauthorized", "too-many-attempts", "not-found"],
  limit: "signIn",
});
