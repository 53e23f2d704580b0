import { message } from "@candor/contract/messages/message";
import { type SignInProvider, signInProviderNames, signInProviders } from "@candor/contract/values";
import type { Refusal } from "../../forms/refusal.ts";
import { logInFailed } from "../refused-log-in.ts";

/** Why signing in with a provider failed. */
export type FaultKind = keyof typeof texts;

export interface ProviderFault {
  readonly provider: SignInProvider;
  readonly kind: FaultKind;
}

/** No part of a text comes from the address, which must not put words into Candor's mouth. */
const texts = {
  refused: (provider: string) => logInFailed(message("auth.providerRefused", { provider })),
  "no-email": (provider: string) => logInFailed(message("login.providerNoEmail", { provider })),
  unavailable: (provider: string) => logInFailed(message("login.providerUnavailable", { provider })),
  "prove-mailbox": (provider: string) => message("login.providerProveMailbox", { provider }),
};

/** Read from an address as `faultParameters` wrote it. */
export function providerFault(parameters: URLSearchParams): ProviderFault | undefined {
  const provider = providerNamed(parameters.get("provider"));
  const kind = parameters.get("fault");
  return provider && isKind(kind) ? { provider, kind } : undefined;
}

export function faultParameters({ provider, kind }: ProviderFault): Record<string, string> {
  return { provider, fault: kind };
}

export function refusalBy(fault: ProviderFault | undefined): Refusal | undefined {
  return fault && { errors: {}, trouble: texts[fault.kind](signInProviders[fault.provider]) };
}

export function providerNamed(name: string | null | undefined): SignInProvider | undefined {
  return signInProviderNames.find((provider) => provider === name);
}

function isKind(kind: string | null): kind is FaultKind {
  return kind !== null && Object.hasOwn(texts, kind);
}
