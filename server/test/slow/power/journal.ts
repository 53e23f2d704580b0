import { readFileSync } from "node:fs";

/** One line of the journal that `shim.c` writes. */
export type Line =
  | { readonly kind: "root"; readonly inode: bigint }
  | { readonly kind: "created" | "folder"; readonly inode: bigint; readonly path: string }
  | { readonly kind: "written"; readonly inode: bigint; readonly offset: number; readonly data: Uint8Array }
  | { readonly kind: "truncated"; readonly inode: bigint; readonly size: number }
  | { readonly kind: "syncing" | "synced"; readonly inode: bigint; readonly token: bigint }
  | { readonly kind: "renamed"; readonly from: string; readonly to: string }
  | { readonly kind: "removed"; readonly path: string };

const headBytes = 21;

/** Complete lines, each with the journal's length after it. The end of its process may cut off the last one. */
export function* readJournal(file: string): Generator<{ line: Line; end: number }> {
  const bytes = readFileSync(file);
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const end = at + headBytes + bytes.readUInt32LE(at + 17);
    if (end > bytes.length) return;
    yield { line: lineOf(bytes.subarray(at, end)), end };
    at = end;
  }
}

function lineOf(bytes: Buffer): Line {
  const kind = String.fromCharCode(bytes[0]!);
  const inode = bytes.readBigUInt64LE(1);
  const number = bytes.readBigUInt64LE(9);
  const data = bytes.subarray(headBytes);
  const path = data.toString();
  switch (kind) {
    case "D":
      return { kind: "root", inode };
    case "C":
      return { kind: "created", inode, path };
    case "M":
      return { kind: "folder", inode, path };
    case "W":
      return { kind: "written", inode, offset: Number(number), data };
    case "T":
      return { kind: "truncated", inode, size: Number(number) };
    case "S":
      return { kind: "syncing", inode, token: number };
    case "E":
      return { kind: "synced", inode, token: number };
    case "R": {
      const [from = "", to = ""] = path.split("\0");
      return { kind: "renamed", from, to };
    }
    case "U":
      return { kind: "removed", path };
    default:
      throw new Error(`The journal has a line of kind ${kind}.`);
  }
}
