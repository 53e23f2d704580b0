import { z } from "zod";

const stored = z.object({
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string().nullable(),
  /** Of the device that asked for the code. */
  deviceHash: z.string(),
});

/** Who signs up, as kept beside the code that will prove the mailbox. */
export type SignUp = z.infer<typeof stored>;

/**
 * The sign-up that came with a code, for the device that asked for it. For any other there is none: what a stranger
 * enters for somebody's address, a password above all, must not become that person's account.
 */
export function signUpOf(json: string | null, deviceHash: string): SignUp | undefined {
  if (json === null) return undefined;
  const signUp = stored.parse(JSON.parse(json));
  return signUp.deviceHash === deviceHash ? signUp : undefined;
}
