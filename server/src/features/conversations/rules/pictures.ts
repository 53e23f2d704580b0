/** A picture has no text to show in its place. */
export function isPicture(mediaType: string | null): boolean {
  return mediaType?.startsWith("image/") === true;
}
