import { perLocale } from "@candor/contract/messages/locale";

const percents = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);

/** "12.5%". Never "0%" for something or "100%" for less than all. */
export function shareText(part: number, whole: number): string {
  const share = part / whole;
  if (part > 0 && share < 0.0005) return `<${percents().format(0.001)}`;
  if (part < whole && share >= 0.9995) return `>${percents().format(0.999)}`;
  return percents().format(share);
}
