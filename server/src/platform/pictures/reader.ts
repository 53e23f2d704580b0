import { type TurnLimits, Turns } from "../turns.ts";
import { type AttachedPicture, attachedPicture } from "./attachment.ts";
import { isPicture } from "./decoded.ts";
import { logoPicture } from "./logo.ts";
import { portraitOf } from "./portrait.ts";

/** Half of Node's thread pool, which passwords and files need too; each may take seconds and 300 MB. */
const usual: TurnLimits = { atOnce: 2, waiting: 60, ofOneSender: 5 };

/**
 * Draws pictures that people upload, a few at once. Senders take turns, so that nobody waits for all pictures of another.
 * Rejects with `unavailable` if too many wait.
 */
export class PictureReader {
  readonly #turns: Turns;

  constructor(limits: TurnLimits = usual) {
    this.#turns = new Turns(limits);
  }

  portrait(bytes: Uint8Array, sender: string): Promise<Buffer | undefined> {
    return this.#drawn(bytes, sender, portraitOf);
  }

  logo(bytes: Uint8Array, sender: string): Promise<Buffer | undefined> {
    return this.#drawn(bytes, sender, logoPicture);
  }

  attachment(bytes: Uint8Array, sender: string): Promise<AttachedPicture | undefined> {
    return this.#drawn(bytes, sender, attachedPicture);
  }

  async #drawn<T>(
    bytes: Uint8Array,
    sender: string,
    draw: (bytes: Uint8Array) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    return isPicture(bytes) ? this.#turns.run(sender, () => draw(bytes)) : undefined;
  }
}
