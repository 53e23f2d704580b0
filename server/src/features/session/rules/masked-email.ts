/** "a•••@example.com": enough for the owner to recognize it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${/^./u.exec(email)?.[0] ?? ""}•••${email.slice(at)}`;
}
