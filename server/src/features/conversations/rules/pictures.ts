/** A picture has no text that could be read in its place. */
export function isPicture(mediaType: string | null): boolean {
  return mediaType?.startsWith("image/") === true;
}
