import { fold } from "../../../platform/places/fold.ts";
import { alsoCalled, regions } from "../../../platform/places/regions.ts";

/** "texas", "Tex." → "TX" in the United States; anything that isn't a division of the country stays as typed. */
export function regionOf(country: string, typed: string): string {
  const name = fold(typed);
  const known = [...regions, ...alsoCalled].find(
    (region) =>
      region.country === country && (fold(region.name) === name || region.code === name.toUpperCase()),
  );
  return known?.code ?? typed;
}
