/** "a•••@example.com": enough for its owner to know it by. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${/^./u.exec(email)?.[0] ?? ""}•••${email.slice(at)}`;
}
