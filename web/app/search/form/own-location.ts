import type { MessageKey } from "@candor/contract/messages/message";
import { type Position, rounded } from "../../wire/stored-position.ts";

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
      ({ coords }) => resolve(rounded(coords)),
      ({ code }) => reject(new NoPosition(code)),
      { timeout: patience, maximumAge: lasting },
    );
  });
}

/** As in the field and the address. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
