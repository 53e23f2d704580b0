import { limits } from "@candor/contract/limits";
import { email as emailAddress } from "@candor/contract/session/shapes";
import { hasWebsite } from "@candor/contract/values";
import { z } from "zod";
import { IdentityRefused } from "./identity-refused.ts";
import type { ProviderTraits } from "./traits.ts";

/** A person, as a provider knows them. */
export interface Identity {
  readonly issuer: string;
  /** Identifies one person at the issuer forever; an email address doesn't. */
  readonly subject: string;
  readonly email?: string | undefined;
  /** Whether the provider says that the mailbox is theirs. */
  readonly isVerified: boolean;
  /** Whether the provider runs that mailbox itself. */
  readonly isAuthoritative: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

const yes = z.union([z.literal(true), z.literal("true"), z.literal(1), z.literal("1")]);
const said = yes.optional().catch(undefined);
const name = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameCharacters)
  .regex(/^\P{Cc}*$/u)
  .refine((text) => !hasWebsite(text))
  .optional()
  .catch(undefined);

/** The claims we use from an ID token or a userinfo response; unusable ones are left out. */
const claims = z.object({
  iss: z.string().optional(),
  sub: z.string().min(1).max(255).optional(),
  id: z.string().min(1).max(255).optional(),
  email: emailAddress.optional().catch(undefined),
  email_verified: said,
  xms_edov: said,
  hd: z.string().optional().catch(undefined),
  given_name: name,
  family_name: name,
  first_name: name,
  last_name: name,
});

/** @throws IdentityRefused if the claims identify nobody */
export function identityOf(traits: ProviderTraits, issuer: string, given: unknown): Identity {
  const parsed = claims.safeParse(given);
  const subject = parsed.data?.sub ?? parsed.data?.id;
  if (!parsed.success || subject === undefined) throw new IdentityRefused("names nobody");
  const { iss, email, email_verified, xms_edov, ...names } = parsed.data;
  const isVerified = (email_verified ?? xms_edov) !== undefined;
  return {
    // Only the signature of an ID token proves its issuer.
    issuer: traits.idToken === "none" ? issuer : (iss ?? issuer),
    subject,
    email,
    isVerified,
    isAuthoritative: isVerified && traits.runsMailbox(parsed.data),
    firstName: names.given_name ?? names.first_name,
    lastName: names.family_name ?? names.last_name,
  };
}
