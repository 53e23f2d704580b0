import type { SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { openEngine } from "@candor/engine/engine";
import type { SearchIndex } from "@candor/engine/port";
import { folderSize } from "../folder-size.ts";
import type { Answer, Peer } from "./peer.ts";

/** Candor's own engine as the server opens it, with its worker threads. */
export class EnginePeer implements Peer {
  readonly name = "engine";
  /** Enough that no worker waits for the asking thread. */
  readonly concurrency = 8;
  readonly #folder: string;
  #index: SearchIndex;

  static async open(folder: string): Promise<EnginePeer> {
    return new EnginePeer(folder, await openEngine({ folder }));
  }

  private constructor(folder: string, index: SearchIndex) {
    this.#folder = folder;
    this.#index = index;
  }

  get index(): SearchIndex {
    return this.#index;
  }

  add(postings: readonly IndexedPosting[]): Promise<void> {
    const changes = postings.map((posting) => ({ kind: "put", posting }) as const);
    return this.#index.apply(changes, this.#index.sequence() + changes.length);
  }

  /** Saved, and opened from what was saved. */
  async finish(): Promise<void> {
    await this.#index.close();
    this.#index = await openEngine({ folder: this.#folder });
  }

  search(request: SearchRequest): Promise<Answer> {
    return this.#index.search(request);
  }

  async bytesOnDisk(): Promise<number> {
    return folderSize(this.#folder);
  }

  close(): Promise<void> {
    return this.#index.close();
  }
}
