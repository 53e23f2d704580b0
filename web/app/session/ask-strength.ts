import type { PasswordStrength } from "@candor/contract/session/shapes";
import { openWire } from "../live/wire.ts";

/** Asks by a call of its own, beside whatever the form and the page's way on are doing. Nobody is told where it fails. */
export async function askStrength(password: string, signal: AbortSignal): Promise<PasswordStrength> {
  const ask = (await openWire()).calls({ announce: () => () => undefined });
  const { strength } = await ask("estimatePassword", { body: { password } }, { signal });
  return strength;
}
