import { EMPTY, type Manifest } from "./manifest.ts";
import { SnapshotExpired } from "./port.ts";

const HELD_FOR = 5 * 60_000;

/**
 * Manifests that searches may still name: the current one, and each older one until five minutes after it was last
 * handed out. Tokens are valid for one run of the engine.
 */
export class Snapshots {
  #current = EMPTY;
  /** Keyed by generation, in order of expiry. */
  readonly #held = new Map<number, { readonly manifest: Manifest; readonly until: number }>();
  readonly #run: string;
  readonly #now: () => number;

  constructor(run: string, now: () => number) {
    this.#run = run;
    this.#now = now;
  }

  get current(): Manifest {
    return this.#current;
  }

  get manifests(): readonly Manifest[] {
    const held = Array.from(this.#held.values(), ({ manifest }) => manifest);
    return held.includes(this.#current) ? held : [...held, this.#current];
  }

  /** Makes a manifest the current one and returns the generations that nobody can name anymore. */
  advance(manifest: Manifest): readonly number[] {
    const previous = this.#current;
    this.#current = manifest;
    const isNew = previous.generation !== manifest.generation;
    return isNew && !this.#held.has(previous.generation) ? [previous.generation] : [];
  }

  /** Holds a manifest for another five minutes and returns its token. */
  handOut(manifest: Manifest): string {
    this.#held.delete(manifest.generation);
    this.#held.set(manifest.generation, { manifest, until: this.#now() + HELD_FOR });
    return `${this.#run}.${manifest.generation.toString(36)}`;
  }

  /** The manifest of a token. Throws `SnapshotExpired` if it is not held. */
  find(token: string): Manifest {
    const [run, generation = ""] = token.split(".");
    const held = run === this.#run ? this.#held.get(Number.parseInt(generation, 36)) : undefined;
    if (!held || held.until <= this.#now()) throw new SnapshotExpired("the snapshot is no longer held");
    return held.manifest;
  }

  /** Releases expired manifests and returns the generations that nobody can name anymore. */
  expire(): readonly number[] {
    const ended: number[] = [];
    for (const [generation, { until }] of this.#held) {
      if (until > this.#now()) break;
      this.#held.delete(generation);
      if (generation !== this.#current.generation) ended.push(generation);
    }
    return ended;
  }
}
