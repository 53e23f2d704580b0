/** "••• 0100": enough for its owner to recognize it. */
export function maskedNumber(number: string): string {
  return `••• ${number.slice(-4)}`;
}
