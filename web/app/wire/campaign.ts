import { storedValue, storeValue, type ValueStorage } from "./stored-values.ts";

const utmParts = ["source", "campaign", "medium"] as const;

/** What brought a person here (E-31). */
export type Campaign = Readonly<Partial<Record<(typeof utmParts)[number], string>>>;

const storedName = "utm";
const characters = 100;

/**
 * Stores the campaign in a landing address; an address without one keeps the earlier one. Called once when a hydrated
 * page starts.
 */
export function rememberCampaign(address: URL, storage: ValueStorage): void {
  const { searchParams } = address;
  const campaign = campaignOf((part) => searchParams.get(`utm_${part}`));
  if (Object.keys(campaign).length > 0) storeValue(storage, storedName, campaign);
  const source = searchParams.get("source");
  if (source) storeValue(storage, "source", source.slice(0, characters));
}

/** The campaign for the calls. */
export function storedCampaign(storage: ValueStorage): Campaign {
  const stored = (storedValue(storage, storedName) ?? {}) as Record<string, unknown>;
  return campaignOf((part) => stored[part]);
}

/** C-03: the parameters that every call's address carries. */
export function utmParameters(campaign: Campaign): [name: string, value: string][] {
  return Object.entries(campaign).map(([part, value]) => [`utm_${part}`, value]);
}

function campaignOf(read: (part: keyof Campaign) => unknown): Campaign {
  return Object.fromEntries(
    utmParts.flatMap((part) => {
      const value = read(part);
      return typeof value === "string" && value !== "" ? [[part, value.slice(0, characters)]] : [];
    }),
  );
}
