import { storedValue, storeValue, type ValueStorage } from "./stored-values.ts";

/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The storage key (E-32). */
const locationName = "location";

/** This browser's last position, if it was kept. */
export function lastPosition(storage: ValueStorage): Position | undefined {
  const { latitude, longitude } = stored(storage);
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : undefined;
}

export function keepPosition(storage: ValueStorage, position: Position): void {
  storeValue(storage, locationName, rounded(position));
}

/** E-14: the position of a profile's place moves here, unless the browser has found its own. */
export function keepProfilePosition(storage: ValueStorage, position: Position): void {
  if (lastPosition(storage) !== undefined && !isOfProfile(storage)) return;
  storeValue(storage, locationName, { ...rounded(position), ofProfile: true });
}

export function forgetPosition(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(locationName);
}

/** When the profile's person signs out. */
export function forgetProfilePosition(storage: ValueStorage & Pick<Storage, "removeItem">): void {
  if (isOfProfile(storage)) forgetPosition(storage);
}

/** To about a kilometer: that finds the same postings. */
export function rounded({ latitude, longitude }: Position): Position {
  const toKilometer = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: toKilometer(latitude), longitude: toKilometer(longitude) };
}

function isOfProfile(storage: ValueStorage): boolean {
  return stored(storage)["ofProfile"] === true;
}

function stored(storage: ValueStorage): Partial<Record<string, unknown>> {
  return storedValue(storage, locationName) ?? {};
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === "number" && Math.abs(value) <= most;
}
