import { type Dictionary, sizeOf, wordAt } from "./dictionary.ts";

/** Numbers distinct texts in order of first occurrence, while a segment is being written. */
export class StringTable {
  readonly #ordinals = new Map<string, number>();

  ordinal(text: string): number {
    const known = this.#ordinals.get(text);
    if (known !== undefined) return known;
    this.#ordinals.set(text, this.#ordinals.size);
    return this.#ordinals.size - 1;
  }

  get texts(): readonly string[] {
    return [...this.#ordinals.keys()];
  }

  encode(): Dictionary {
    const texts = this.texts.map((text) => Buffer.from(text));
    const offsets = new Uint32Array(texts.length + 1);
    texts.forEach((text, index) => {
      offsets[index + 1] = offsets[index]! + text.length;
    });
    return { bytes: Buffer.concat(texts), offsets };
  }
}

/** The texts of a finished table, decoded on first use. */
export class StringColumn {
  readonly #table: Dictionary;
  #texts: readonly string[] | undefined;
  #ordinals: ReadonlyMap<string, number> | undefined;

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.#table = { bytes, offsets };
  }

  get size(): number {
    return sizeOf(this.#table);
  }

  get texts(): readonly string[] {
    this.#texts ??= Array.from({ length: this.size }, (_, ordinal) => wordAt(this.#table, ordinal));
    return this.#texts;
  }

  /** The ordinal of a text, or -1. */
  find(text: string): number {
    this.#ordinals ??= new Map(this.texts.map((each, ordinal) => [each, ordinal]));
    return this.#ordinals.get(text) ?? -1;
  }
}
