/** Pictures that are read: by their first bytes, whatever a file calls itself. Everything else is refused unread. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const isWebp = text.startsWith("RIFF") && text.slice(8, 12) === "WEBP";
  return text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n\x1a\n") || isWebp;
}
