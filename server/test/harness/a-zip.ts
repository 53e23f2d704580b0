import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** The deflated bytes, if a test wants others than those of `bytes`. */
  readonly deflated?: Buffer;
  /** What the directory claims when it lies. */
  readonly size?: number;
  readonly encrypted?: boolean;
}

/** A zip archive (PKWARE's APPNOTE.TXT), entry by entry. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, size = bytes.length, encrypted, deflated = deflateRawSync(bytes) } of entries) {
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(deflated.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    locals.push(Buffer.from("PK\x03\x04"), facts, nameBytes, deflated);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), facts, rest, nameBytes);
    offset += 4 + facts.length + nameBytes.length + deflated.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, piece) => sum + piece.length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  return aZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}
