import { z } from "zod";

const stored = z.object({
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string().nullable(),
  /** The hash of the key of the device that asked for the code. */
  deviceHash: z.string(),
});

/** A sign-up, stored with the code that will prove the mailbox. */
export type SignUp = z.infer<typeof stored>;

/**
 * The sign-up stored with a code, only for the device that asked for it: what a stranger enters for somebody's address,
 * especially a password, must not end up in that person's account.
 */
export function signUpOf(json: string | null, deviceHash: string): SignUp | undefined {
  if (json === null) return undefined;
  const signUp = stored.parse(JSON.parse(json));
  return signUp.deviceHash === deviceHash ? signUp : undefined;
}
