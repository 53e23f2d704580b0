/** A number of at least 0 and less than 1. */
export type Chance = () => number;

const sector = 512;

/** Changes in order; those before `settled` are on disk for good. */
abstract class Stored<Change> {
  /** How many changes there were. */
  changes = 0;
  protected unsettled: Change[] = [];

  change(change: Change): void {
    this.changes += 1;
    this.unsettled.push(change);
  }

  /** Brings the first `count` changes to disk. */
  settle(count: number): void {
    const settled = this.changes - this.unsettled.length;
    for (const change of this.unsettled.splice(0, Math.max(0, count - settled))) this.keep(change);
  }

  protected abstract keep(change: Change): void;
}

type FileChange = { readonly offset: number; readonly data: Uint8Array } | { readonly size: number };

export class StoredFile extends Stored<FileChange> {
  readonly #settled = new Bytes();

  protected keep(change: FileChange): void {
    this.#settled.apply(change);
  }

  afterCut(chance: Chance): Uint8Array {
    const bytes = this.#settled.copy();
    for (const change of this.unsettled) {
      const fate = chance();
      if (fate < 1 / 3) bytes.apply(change);
      else if (fate < 2 / 3 && "data" in change) for (const part of torn(change, chance)) bytes.apply(part);
    }
    return bytes.all;
  }
}

/** Some of a write's sectors. */
function* torn(
  { offset, data }: { offset: number; data: Uint8Array },
  chance: Chance,
): Generator<FileChange> {
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + sector - ((offset + from) % sector));
    if (chance() < 0.5) yield { offset: offset + from, data: data.subarray(from, to) };
    from = to;
  }
}

class Bytes {
  #room = Buffer.alloc(4096);
  #size = 0;

  get all(): Uint8Array {
    return this.#room.subarray(0, this.#size);
  }

  copy(): Bytes {
    const copy = new Bytes();
    copy.#room = Buffer.from(this.#room);
    copy.#size = this.#size;
    return copy;
  }

  apply(change: FileChange): void {
    if ("size" in change) this.#resize(change.size);
    else {
      this.#resize(Math.max(this.#size, change.offset + change.data.length));
      this.#room.set(change.data, change.offset);
    }
  }

  #resize(size: number): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(Math.max(size, 2 * this.#room.length));
      room.set(this.all);
      this.#room = room;
    } else if (size < this.#size) this.#room.fill(0, size, this.#size);
    this.#size = size;
  }
}

interface NameChange {
  readonly name: string;
  /** What the name refers to from now on; undefined if it was removed. */
  readonly node: StoredFile | StoredFolder | undefined;
  /** The name before the change. */
  readonly instead?: string;
}

type Entries = Map<string, StoredFile | StoredFolder>;

export class StoredFolder extends Stored<NameChange> {
  /** As programs see them. */
  readonly entries: Entries = new Map();
  readonly #settled: Entries = new Map();

  override change(change: NameChange): void {
    super.change(change);
    rename(this.entries, change);
  }

  protected keep(change: NameChange): void {
    rename(this.#settled, change);
  }

  afterCut(chance: Chance): Entries {
    const entries = new Map(this.#settled);
    const count = Math.floor(chance() * (this.unsettled.length + 1));
    for (const change of this.unsettled.slice(0, count)) rename(entries, change);
    return entries;
  }
}

function rename(entries: Entries, { name, node, instead }: NameChange): void {
  if (instead !== undefined) entries.delete(instead);
  if (node) entries.set(name, node);
  else entries.delete(name);
}
