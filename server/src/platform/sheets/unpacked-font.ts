import { inflateSync } from "node:zlib";

const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;

/** The font in a WOFF 1.0 file without its compression, which fontkit would undo again for each document. */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(sfntHead + count * sfntEntry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * sfntEntry;
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(count * sfntEntry - searchRange, 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const from = woffHead + index * woffEntry;
    const table = tableAt(woff, from);
    const to = sfntHead + index * sfntEntry;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A table that its entry says is as long packed as unpacked isn't packed. */
function tableAt(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const unpacked = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return packed < unpacked ? inflateSync(bytes) : bytes;
}
