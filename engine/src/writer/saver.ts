import type { Manifest } from "../manifest.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Store } from "./store.ts";

/** The longest that a change stays unsaved; shorter if there are so many that replaying them would be slow. */
const SAVE_AFTER_MS = 15_000;
const SAVE_AFTER_CHANGES = 50_000;

interface State {
  readonly manifest: Manifest;
  readonly readers: readonly SegmentReader[];
}

/** Saves the newest published state in the background, one save at a time. */
export class Saver {
  readonly #store: Store;
  readonly #state: () => State;
  readonly #log: (message: string) => void;
  #saved: number;
  #changes = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(store: Store, state: () => State, log: (message: string) => void) {
    this.#store = store;
    this.#state = state;
    this.#log = log;
    this.#saved = state().manifest.generation;
  }

  /** Notes that a state with this many more changes was published. */
  changed(changes: number): void {
    this.#changes += changes;
    if (this.#changes >= SAVE_AFTER_CHANGES && !this.#running) void this.save();
    else this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }

  /** Resolves when what was published before the call is on disk. A failed write is logged, and resolves too. */
  async save(): Promise<void> {
    await this.#running;
    if (this.#state().manifest.generation === this.#saved) return;
    this.#running ??= this.#saveOnce();
    await this.#running;
  }

  /** Saves nothing more on its own. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #saveOnce(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changes = 0;
    const { manifest, readers } = this.#state();
    try {
      await this.#store.save(manifest, readers);
      this.#saved = manifest.generation;
    } catch (error) {
      this.#log(`the index could not be written: ${String(error)}`);
    } finally {
      this.#running = undefined;
    }
  }
}
