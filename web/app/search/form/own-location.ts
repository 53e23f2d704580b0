import type { MessageKey } from "@candor/contract/messages/message";
import { storedValue, type ValueStorage } from "../../wire/stored-values.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The storage key (E-32). */
export const locationName = "location";

/** Milliseconds that a device may take to find its position, and that an earlier one stays valid. */
const patience = 10_000;
const lasting = 600_000;

/** by the browser's own error codes. */
const failures: Readonly<Record<number, MessageKey>> = {
  1: "location.permissionDenied",
  2: "location.positionUnavailable",
  3: "location.timeout",
};

/** Why no position was found: a text's key. */
export class NoPosition extends Error {
  readonly key: MessageKey;

  constructor(code: number) {
    super(`The browser gave no position: code ${code}.`);
    this.key = failures[code] ?? "location.positionUnavailable";
  }
}

/** Asks the browser for its position, to about a kilometer: that finds the same postings. @throws NoPosition */
export function ownPosition(geolocation: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new NoPosition(2));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => reject(new NoPosition(code)),
      { timeout: patience, maximumAge: lasting },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** As in the field and the address. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}

/** This browser's last position, if it was kept. */
export function lastPosition(storage: ValueStorage): Position | undefined {
  const { latitude, longitude } = (storedValue(storage, locationName) ?? {}) as Partial<
    Record<string, unknown>
  >;
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : undefined;
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === "number" && Math.abs(value) <= most;
}
