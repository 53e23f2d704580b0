import type { MessageKey } from "@candor/contract/messages/message";
import tlds from "tlds" with { type: "json" };
import { z } from "zod";
import { meantEmail } from "./misspelled-email.ts";

const registered = new Set(tlds);

/** RFC 2606: reserved for testing. */
const reserved = new Set(["test", "example"]);

/** What is wrong with an address in a form. A misspelled domain is questioned when a code is mailed there. */
export function emailFault(typed: string, where: { production: boolean }): MessageKey | undefined {
  const email = typed.trim();
  if (email === "") return "validation.emailRequired";
  if (!z.email().safeParse(email).success) return "validation.enterValidEmail";
  return meantEmail(email) !== undefined || hasKnownDomain(email, where)
    ? undefined
    : "validation.emailDomainInvalid";
}

/** V-08: whether an address ends in an existing top-level domain. Sends no network request. */
export function hasKnownDomain(email: string, where: { production: boolean }): boolean {
  const domain = email.slice(email.lastIndexOf(".") + 1).toLowerCase();
  return registered.has(domain) || (!where.production && reserved.has(domain));
}
