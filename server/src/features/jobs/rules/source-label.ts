/** A source as people read it: the number of a connected source only keeps it apart from others. */
export function sourceLabel(source: string): string {
  return source.replace(/#\d{1,15}$/, "");
}
