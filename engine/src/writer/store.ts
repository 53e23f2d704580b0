import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Manifest } from "../manifest.ts";
import { documentsOf, sectionsOf } from "../segment/layout.ts";
import { isLive, type SegmentData, type SegmentReader } from "../segment/reader.ts";

const FORMAT = 2;
const MANIFEST = "manifest.json";
const SEGMENT_FILE = /^\d+\.segment$/;

interface StoredManifest {
  readonly format: number;
  readonly version: string;
  readonly sequence: number;
  readonly segments: readonly StoredSegment[];
}

interface StoredSegment {
  readonly id: number;
  readonly bytes: number;
  readonly checksum: number;
  /** The removed documents: one bit per document, base64. */
  readonly removed: string;
}

export interface Loaded {
  readonly manifest: Manifest;
  readonly segments: readonly SegmentData[];
}

/**
 * The index folder: one file per segment, written once and synced, then `manifest.json`, which lists them with
 * checksums and removals and is renamed into place. A crash at any moment leaves the previous manifest intact.
 */
export class Store {
  readonly #folder: string;
  readonly #version: string;
  /** Checksums of the segments whose files are complete. */
  readonly #written = new Map<number, number>();

  /** An index saved under another version isn't loaded. */
  constructor(folder: string, version = "") {
    this.#folder = folder;
    this.#version = version;
  }

  /**
   * The state of the last manifest, or nothing if the folder is empty. Throws if anything is damaged or in another
   * format.
   */
  async load(): Promise<Loaded | undefined> {
    await mkdir(this.#folder, { recursive: true });
    const stored = await this.#readManifest();
    if (!stored) return undefined;
    const segments: SegmentData[] = [];
    for (const entry of stored.segments) segments.push(await this.#readSegment(entry));
    for (const { id, checksum } of stored.segments) this.#written.set(id, checksum);
    const listed = segments.map(({ id, deletedAt }) => ({
      id,
      removed: new Int32Array(deletedAt).reduce((sum, date) => sum + date, 0),
    }));
    return { manifest: { generation: 1, sequence: stored.sequence, segments: listed }, segments };
  }

  /** Writes a published state. Its removals are read before the first await, so they can't change meanwhile. */
  async save(manifest: Manifest, readers: readonly SegmentReader[]): Promise<void> {
    const removed = readers.map((reader) => removedBits(reader, manifest.generation));
    const segments: StoredSegment[] = [];
    for (const [index, { data }] of readers.entries()) {
      const checksum = this.#written.get(data.id) ?? (await this.#writeSegment(data));
      segments.push({ id: data.id, bytes: data.buffer.byteLength, checksum, removed: removed[index]! });
    }
    await this.#writeManifest({
      format: FORMAT,
      version: this.#version,
      sequence: manifest.sequence,
      segments,
    });
    await this.#removeOthers(new Set(segments.map(({ id }) => id)));
  }

  async #readManifest(): Promise<StoredManifest | undefined> {
    let text: string;
    try {
      text = await readFile(join(this.#folder, MANIFEST), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
    const { checksum, manifest } = JSON.parse(text) as { checksum: number; manifest: StoredManifest };
    if (crc32(JSON.stringify(manifest)) !== checksum)
      throw new Error("the manifest's checksum does not hold");
    if (manifest.format !== FORMAT) throw new Error(`the manifest has format ${manifest.format}`);
    if (manifest.version !== this.#version) throw new Error(`the index has version ${manifest.version}`);
    return manifest;
  }

  async #readSegment({ id, bytes, checksum, removed }: StoredSegment): Promise<SegmentData> {
    const buffer = new SharedArrayBuffer(bytes);
    const view = new Uint8Array(buffer);
    const file = await open(this.#path(id));
    try {
      let end = 0;
      while (end < bytes) {
        const { bytesRead } = await file.read(view, end, bytes - end, end);
        if (bytesRead === 0) throw new Error(`segment ${id} is cut off`);
        end += bytesRead;
      }
    } finally {
      await file.close();
    }
    if (crc32(view) !== checksum) throw new Error(`the checksum of segment ${id} does not hold`);
    sectionsOf(buffer);
    return { id, buffer, deletedAt: deletionsFrom(removed, documentsOf(buffer)) };
  }

  async #writeSegment({ id, buffer }: SegmentData): Promise<number> {
    const view = new Uint8Array(buffer);
    await this.#writeSynced(this.#path(id), view);
    const checksum = crc32(view);
    this.#written.set(id, checksum);
    return checksum;
  }

  async #writeManifest(manifest: StoredManifest): Promise<void> {
    const path = join(this.#folder, MANIFEST);
    const text = JSON.stringify({ checksum: crc32(JSON.stringify(manifest)), manifest });
    await this.#writeSynced(`${path}.new`, Buffer.from(text));
    await rename(`${path}.new`, path);
    await this.#syncFolder();
  }

  async #writeSynced(path: string, bytes: Uint8Array): Promise<void> {
    const file = await open(path, "w");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** The rename is durable only after the folder is synced too. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async #removeOthers(named: ReadonlySet<number>): Promise<void> {
    for (const id of this.#written.keys()) if (!named.has(id)) this.#written.delete(id);
    for (const name of await readdir(this.#folder)) {
      if (SEGMENT_FILE.test(name) && !named.has(Number.parseInt(name, 10)))
        await rm(join(this.#folder, name));
    }
  }

  #path(id: number): string {
    return join(this.#folder, `${id}.segment`);
  }
}

function removedBits({ deletedAt }: SegmentReader, generation: number): string {
  const bits = new Uint8Array(Math.ceil(deletedAt.length / 8));
  for (let doc = 0; doc < deletedAt.length; doc++) {
    if (!isLive(deletedAt[doc]!, generation)) bits[doc >> 3]! |= 1 << (doc & 7);
  }
  return Buffer.from(bits).toString("base64");
}

function deletionsFrom(removed: string, documents: number): SharedArrayBuffer {
  const bits = Buffer.from(removed, "base64");
  const buffer = new SharedArrayBuffer(documents * Int32Array.BYTES_PER_ELEMENT);
  const deletedAt = new Int32Array(buffer);
  for (let doc = 0; doc < documents; doc++) deletedAt[doc] = (bits[doc >> 3]! >> (doc & 7)) & 1;
  return buffer;
}
