import { parentPort, workerData } from "node:worker_threads";
import type { WriterReply, WriterRequest, WriterStart } from "../../src/writer/protocol.ts";

/** A writer that publishes every commit, and breaks at sequence 13. */
const { resume } = workerData as WriterStart;
let generation = resume?.manifest.generation ?? 0;
publish(resume?.manifest.sequence ?? 0, []);

parentPort!.on("message", (request: WriterRequest) => {
  if (request.kind !== "commit") return;
  if (request.sequence === 13) throw new Error("broken on purpose");
  generation++;
  publish(request.sequence, [request.ticket]);
});

function publish(sequence: number, tickets: readonly number[]): void {
  const publication = { manifest: { generation, sequence, segments: [] }, added: [] };
  const reply: WriterReply = { kind: "published", publication, tickets };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort!.postMessage(reply);
}
