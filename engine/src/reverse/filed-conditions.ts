import type { Way } from "./condition.ts";
import type { PostingReading } from "./posting-reading.ts";

interface Open {
  readonly number: number;
  readonly way: Way;
}

/** Entries of `#circles` per condition: number, latitude, longitude and miles. */
const CIRCLE = 4;

/** The conditions filed under one signal, keyed by number. */
export class FiledConditions {
  /** Met whenever the signal is present. */
  readonly #sure: number[] = [];
  /** Met only if a further check passes. */
  readonly #open: Open[] = [];
  /** A flat array of numbers, because there may be many thousands around one place. */
  readonly #circles: number[] = [];

  get isEmpty(): boolean {
    return this.#sure.length + this.#open.length + this.#circles.length === 0;
  }

  add(number: number, way: Way): void {
    if (way.kind === "radius") this.#circles.push(number, way.latitude, way.longitude, way.miles);
    else if (isOpen(way)) this.#open.push({ number, way });
    else this.#sure.push(number);
  }

  /** Removes one way that was added before. */
  remove(number: number, way: Way): void {
    if (way.kind === "radius") {
      let at = 0;
      while (this.#circles[at] !== number) at += CIRCLE;
      this.#circles.splice(at, CIRCLE);
    } else if (isOpen(way))
      this.#open.splice(
        this.#open.findIndex((each) => each.number === number),
        1,
      );
    else this.#sure.splice(this.#sure.indexOf(number), 1);
  }

  /** Calls `met` for each condition that the posting meets in one of these ways, for some more than once. */
  tell(reading: PostingReading, met: (number: number) => void): void {
    for (const number of this.#sure) met(number);
    for (const { number, way } of this.#open) if (reading.meets(way)) met(number);
    const circles = this.#circles;
    for (let at = 0; at < circles.length; at += CIRCLE) {
      if (reading.isWithin(circles[at + 1]!, circles[at + 2]!, circles[at + 3]!)) met(circles[at]!);
    }
  }
}

function isOpen({ kind }: Way): boolean {
  return kind === "phrase" || kind === "inflection" || kind === "prefix" || kind === "box";
}
