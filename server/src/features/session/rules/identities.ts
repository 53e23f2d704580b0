interface Named {
  readonly email?: string | undefined;
  /** Whether the provider says that the mailbox is theirs. */
  readonly isVerified: boolean;
  /** Whether it runs that mailbox itself. */
  readonly isAuthoritative: boolean;
}

/**
 * What becomes of an identity that nobody here has. It opens an account that is there only where both sides are proved:
 * here by a mail that somebody read, there by who runs the mailbox. In any other case a mailed code has the word.
 */
export function admissionOf(
  { email, isVerified, isAuthoritative }: Named,
  account: { readonly email_proved_at: number | null } | undefined,
): "create" | "link" | "no-email" | "prove-mailbox" {
  if (email === undefined) return "no-email";
  if (!isVerified) return "prove-mailbox";
  if (!account) return "create";
  return isAuthoritative && account.email_proved_at !== null ? "link" : "prove-mailbox";
}
