/** A moment as `Intl` writes it, with its offset as `zoneName` names it: "UTC−5", not "GMT-5". */
export function withUtcOffset(moment: string): string {
  return moment.replace("GMT-", "UTC−").replace("GMT+", "UTC+");
}
