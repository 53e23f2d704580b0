import { crc32, deflateSync } from "node:zlib";

/** An image of 8-bit red, green and blue, row by row, as a PNG (W3C PNG, third edition). */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, trueColor], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(scanlines(width, height, pixels), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const bitDepth = 8;
const trueColor = 2;

/** Each row begins with the number of its filter: 0, none. */
function scanlines(width: number, height: number, pixels: Uint8Array): Buffer {
  const length = width * 3;
  const lines = Buffer.alloc(height * (length + 1));
  for (let row = 0; row < height; row++) {
    lines.set(pixels.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  }
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
