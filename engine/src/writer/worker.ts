import { parentPort, workerData } from "node:worker_threads";
import type { WriterStart } from "./protocol.ts";
import { serveWriter } from "./serve.ts";

await serveWriter(parentPort!, workerData as WriterStart);
