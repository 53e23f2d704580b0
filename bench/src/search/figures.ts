import type { Summary } from "../statistics.ts";
import type { BuildFigures, LoadFigures } from "./build.ts";
import type { LiveFigures } from "./live.ts";
import type { Difference } from "./measure.ts";
import type { ProductFigures } from "./product/product.ts";
import type { RemovalFigures } from "./removal.ts";

/** Keyed by class, then by peer. */
export type Times = Record<
  string,
  {
    readonly totals: readonly number[];
    /** The engine's slowest answer to a search that it gets for the first time, in milliseconds. */
    readonly first: number;
    readonly peers: Readonly<Record<string, Summary | "not supported">>;
  }
>;

export interface Mix {
  readonly searchesPerSecond: number;
  /** The engine's figure over the classes that the peer supports. */
  readonly engineOverTheSame: number;
  readonly leftOut: readonly string[];
}

export interface Measured {
  readonly jobs: number;
  /** Keyed by peer. */
  readonly versions: Readonly<Record<string, string>>;
  readonly builds: Readonly<Record<string, BuildFigures>>;
  readonly load: LoadFigures;
  readonly times: Times;
  readonly mix: Readonly<Record<string, Mix>>;
  /** Keyed by class of sentences. */
  readonly product: Readonly<Record<string, ProductFigures>>;
  readonly live: LiveFigures;
  readonly removal: RemovalFigures;
  readonly differences: readonly Difference[];
}

export interface Ratios {
  readonly medianTime: number;
  readonly throughput: number;
}

export function engineIn(peers: Times[string]["peers"]): Summary {
  return peers["engine"] as Summary;
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
