/** Spellings that differ only in case and spaces name the same organization. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
