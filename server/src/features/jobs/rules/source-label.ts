/** What a posting that was written here has instead of a source. */
export const noSource = "hosted";

/** A source as people read it: a connected source's number only distinguishes it from others, so it is left out. */
export function sourceLabel(source: string): string {
  return source.replace(/#\d{1,15}$/, "");
}
