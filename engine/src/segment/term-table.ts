const SMALLEST = 1024;

/** Numbers tokens in order of first occurrence: an open-addressing hash table over their bytes. */
export class TermTable {
  size = 0;
  bytes = new Uint8Array(SMALLEST * 8);
  offsets = new Uint32Array(SMALLEST + 1);
  #hashes = new Uint32Array(SMALLEST);
  #slots = new Int32Array(SMALLEST * 2).fill(-1);

  /** The number of a token; a new one gets the next. */
  number(token: Uint8Array, length: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const term = slots[slot]!;
      if (term < 0) return this.#add(token, length, hash, slot);
      if (this.#hashes[term] === hash >>> 0 && this.#equals(term, token, length)) return term;
      slot = (slot + 1) & mask;
    }
  }

  /** Terms in byte order. */
  sorted(): Uint32Array {
    const { bytes, offsets } = this;
    return Uint32Array.from({ length: this.size }, (_, term) => term).sort((a, b) => {
      const [startA, startB] = [offsets[a]!, offsets[b]!];
      const lengthA = offsets[a + 1]! - startA;
      const lengthB = offsets[b + 1]! - startB;
      const shared = Math.min(lengthA, lengthB);
      for (let i = 0; i < shared; i++) {
        const difference = bytes[startA + i]! - bytes[startB + i]!;
        if (difference !== 0) return difference;
      }
      return lengthA - lengthB;
    });
  }

  #equals(term: number, token: Uint8Array, length: number): boolean {
    const start = this.offsets[term]!;
    if (this.offsets[term + 1]! - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.bytes[start + i] !== token[i]) return false;
    return true;
  }

  #add(token: Uint8Array, length: number, hash: number, slot: number): number {
    const term = this.size++;
    if (this.size > this.#hashes.length) this.#grow();
    const start = this.offsets[term]!;
    if (start + length > this.bytes.length) this.bytes = enlarged(this.bytes);
    for (let i = 0; i < length; i++) this.bytes[start + i] = token[i]!;
    this.offsets[term + 1] = start + length;
    this.#hashes[term] = hash;
    if (this.#slots.length < this.size * 2) this.#rehash();
    else this.#slots[slot] = term;
    return term;
  }

  #grow(): void {
    const hashes = new Uint32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const offsets = new Uint32Array(hashes.length + 1);
    offsets.set(this.offsets);
    this.offsets = offsets;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let term = 0; term < this.size; term++) {
      const hash = this.#hashes[term]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = term;
    }
    this.#slots = slots;
  }
}

function enlarged(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}
