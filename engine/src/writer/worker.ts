import { parentPort, workerData } from "node:worker_threads";
import type { Publication } from "../manifest.ts";
import { IndexWriter } from "./index-writer.ts";
import type { WriterReply, WriterRequest, WriterStart } from "./protocol.ts";
import { Saver } from "./saver.ts";
import { type Loaded, Store } from "./store.ts";

/** How long a merge runs before messages that arrived meanwhile are handled. */
const SLICE_MS = 8;

const { folder, version, resume } = workerData as WriterStart;
const store = new Store(folder, version);
const start = resume ?? (await load());
const writer = new IndexWriter(start?.manifest, start?.segments);
const saver = new Saver(store, () => ({ manifest: writer.manifest, readers: writer.segments }), log);
let changes = 0;
let tickets: number[] = [];
let sequence = writer.manifest.sequence;
let merge: Generator<void, void> | undefined;
let scheduled = false;

publish({ manifest: writer.manifest, added: start?.segments ?? [] });
parentPort!.on("message", receive);
schedule();

function receive(request: WriterRequest): void {
  switch (request.kind) {
    case "changes":
      for (const change of request.changes) writer.change(change);
      changes += request.changes.length;
      break;
    case "commit":
      tickets.push(request.ticket);
      sequence = request.sequence;
      schedule();
      break;
    case "clear":
      void clear(request.ticket);
      break;
    case "save":
      void save(request.ticket);
      break;
  }
}

/** Work happens between messages. All that have arrived are read first, so a burst makes one segment. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(work);
}

function work(): void {
  scheduled = false;
  if (tickets.length > 0) publish(writer.publish(sequence));
  else if (!mergeSlice()) return;
  schedule();
}

/** Returns whether there is more to do. */
function mergeSlice(): boolean {
  merge ??= writer.merge();
  if (!merge) return false;
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until) {
    if (!merge.next().done) continue;
    merge = undefined;
    publish(writer.publish(sequence));
    break;
  }
  return true;
}

function publish(publication: Publication): void {
  reply({ kind: "published", publication, tickets });
  tickets = [];
  saver.changed(changes);
  changes = 0;
}

async function clear(ticket: number): Promise<void> {
  merge = undefined;
  sequence = 0;
  tickets.push(ticket);
  const publication = writer.clear();
  const seen = tickets;
  tickets = [];
  await saver.save();
  reply({ kind: "published", publication, tickets: seen });
}

async function save(ticket: number): Promise<void> {
  if (tickets.length > 0) publish(writer.publish(sequence));
  await saver.save();
  reply({ kind: "done", ticket });
}

/** The index is derived data: if it can't be read, a new one is filled from the records. */
async function load(): Promise<Loaded | undefined> {
  try {
    return await store.load();
  } catch (error) {
    log(`the index on disk is not usable and will be rebuilt: ${String(error)}`);
    return undefined;
  }
}

function log(message: string): void {
  reply({ kind: "log", message });
}

function reply(message: WriterReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message);
}
