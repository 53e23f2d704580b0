/** A time zone as people name it: "America/New York", or "UTC−5" for "Etc/GMT+5", whose sign counts westward. */
export function zoneName(zone: string): string {
  const [, sign, hours] = fixed.exec(zone) ?? [];
  if (hours !== undefined) return `UTC${sign === "+" ? "−" : "+"}${hours}`;
  return sameAsUtc.test(zone) ? "UTC" : zone.replaceAll("_", " ");
}

const fixed = /^Etc\/GMT([+-])([1-9]\d?)$/;
const sameAsUtc = /^Etc\/(?:UTC|UCT|GMT[+-]?0?|Greenwich|Universal|Zulu)$/;
