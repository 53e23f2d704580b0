import type { EstimatedPassword, PasswordStrength } from "@candor/contract/session/shapes";
import { openWire } from "../../live/wire.ts";

/** Makes its own call, independent of the form and of navigation. Fails silently. */
export async function askStrength(body: EstimatedPassword, signal: AbortSignal): Promise<PasswordStrength> {
  const ask = (await openWire()).calls({ announce: () => () => undefined });
  const { strength } = await ask("estimatePassword", { body }, { signal });
  return strength;
}
