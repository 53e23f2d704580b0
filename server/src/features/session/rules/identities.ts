interface Named {
  readonly email?: string | undefined;
  /** Whether the provider says that the mailbox is theirs. */
  readonly isVerified: boolean;
  /** Whether it runs that mailbox itself. */
  readonly isAuthoritative: boolean;
}

/**
 * What happens to an identity that no account has yet. It opens an existing account only if both sides proved the
 * mailbox: here with a mailed code, there by the mailbox's own provider. Otherwise a mailed code decides.
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
