/** A title whose dashes stay at the end of a line: none begins the next one. */
export function heldTitle(title: string): string {
  return title.replace(/ (?=[-–—|] )/g, "\u00a0");
}
