import type { SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { openEngine } from "@candor/engine/engine";
import type { SearchIndex } from "@candor/engine/port";
import { titleWeights } from "@candor/server/features/search/rules/occupations/title-weights";
import { folderSize } from "../folder-size.ts";
import type { Answer, Peer } from "./peer.ts";

/** Candor's own engine as the server opens it, with its worker threads. */
export class EnginePeer implements Peer {
  readonly name = "engine";
  /** Enough that no worker waits for the asking thread. */
  readonly concurrency = 8;
  readonly cannot = [];
  readonly #folder: string;
  /** Milliseconds that this clock is ahead of the real one. */
  #ahead = 0;
  #index!: SearchIndex;

  static async open(folder: string): Promise<EnginePeer> {
    const peer = new EnginePeer(folder);
    await peer.#open();
    return peer;
  }

  private constructor(folder: string) {
    this.#folder = folder;
  }

  get index(): SearchIndex {
    return this.#index;
  }

  add(postings: readonly IndexedPosting[]): Promise<void> {
    const changes = postings.map((posting) => ({ kind: "put", posting }) as const);
    return this.#index.apply(changes, this.#index.sequence() + changes.length);
  }

  remove(ids: readonly number[]): Promise<void> {
    const changes = ids.map((id) => ({ kind: "remove", id }) as const);
    return this.#index.apply(changes, this.#index.sequence() + changes.length);
  }

  /** Saves the index and opens what was saved. */
  async finish(): Promise<void> {
    await this.#index.close();
    await this.#open();
  }

  /** Moves the clock on by this many milliseconds, so that nobody can page through earlier results. */
  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  async bytes(): Promise<number> {
    return (await this.#index.health()).bytes;
  }

  search(request: SearchRequest): Promise<Answer> {
    return this.#index.search(request);
  }

  async bytesOnDisk(): Promise<number> {
    return folderSize(this.#folder);
  }

  async version(): Promise<string> {
    return "this commit";
  }

  close(): Promise<void> {
    return this.#index.close();
  }

  async #open(): Promise<void> {
    const clock = { now: () => Date.now() + this.#ahead };
    this.#index = await openEngine({ folder: this.#folder, titleWeights, clock });
  }
}
