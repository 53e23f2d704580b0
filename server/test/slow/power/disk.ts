import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Line } from "./journal.ts";
import { type Chance, StoredFile, StoredFolder } from "./stored.ts";

/**
 * A disk with a cache that replays a journal. It keeps what was synced. From the rest, chance decides what a power cut
 * leaves: any of a file's writes, whole or some of their sectors; a folder's name changes up to some moment, as in file
 * systems that log names. Syncing a file doesn't sync its name: syncing its folder does.
 */
export class Disk {
  readonly #root = new StoredFolder();
  readonly #byInode = new Map<bigint, StoredFile | StoredFolder>();
  /** How much a sync in progress will have covered. */
  readonly #syncs = new Map<bigint, number>();
  readonly #obeys: boolean;

  /** If false, it ignores every sync, like a disk that lies: the checks must notice. */
  constructor({ obeys = true } = {}) {
    this.#obeys = obeys;
  }

  play(line: Line): void {
    switch (line.kind) {
      case "root":
        this.#byInode.set(line.inode, this.#root);
        return;
      case "created":
        return this.#name(line.path, line.inode, new StoredFile());
      case "folder":
        return this.#name(line.path, line.inode, new StoredFolder());
      case "written":
        return this.#file(line.inode)?.change({ offset: line.offset, data: line.data });
      case "truncated":
        return this.#file(line.inode)?.change({ size: line.size });
      case "syncing":
        this.#syncs.set(line.token, this.#byInode.get(line.inode)?.changes ?? 0);
        return;
      case "synced":
        if (this.#obeys) this.#byInode.get(line.inode)?.settle(this.#syncs.get(line.token) ?? 0);
        return;
      case "renamed":
        return this.#rename(line.from, line.to);
      case "removed":
        this.#folderOf(line.path).change({ name: nameOf(line.path), node: undefined });
    }
  }

  /** Writes what a power cut at this moment leaves behind into a new folder. */
  cut(folder: string, chance: Chance): void {
    write(this.#root, folder, chance);
  }

  #name(path: string, inode: bigint, node: StoredFile | StoredFolder): void {
    this.#byInode.set(inode, node);
    this.#folderOf(path).change({ name: nameOf(path), node });
  }

  #rename(from: string, to: string): void {
    const node = this.#folderOf(from).entries.get(nameOf(from));
    const folder = this.#folderOf(to);
    if (folder !== this.#folderOf(from)) throw new Error(`${from} was moved to another folder: ${to}`);
    folder.change({ name: nameOf(to), node, instead: nameOf(from) });
  }

  #file(inode: bigint): StoredFile | undefined {
    const node = this.#byInode.get(inode);
    return node instanceof StoredFile ? node : undefined;
  }

  #folderOf(path: string): StoredFolder {
    const names = path.split("/").slice(0, -1);
    let folder = this.#root;
    for (const name of names) {
      const next = folder.entries.get(name);
      if (!(next instanceof StoredFolder)) throw new Error(`The journal names no folder for ${path}.`);
      folder = next;
    }
    return folder;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function write(folder: StoredFolder, path: string, chance: Chance): void {
  mkdirSync(path);
  for (const [name, node] of folder.afterCut(chance)) {
    if (node instanceof StoredFolder) write(node, join(path, name), chance);
    else writeFileSync(join(path, name), node.afterCut(chance));
  }
}
