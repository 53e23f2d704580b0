/** A name to use until the person gives one: "maria.lopez@example.com" becomes "Maria Lopez". */
export function nameOfAddress(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}
