import { parentPort, workerData } from "node:worker_threads";
import type { SearcherStart } from "./protocol.ts";
import { serveSearcher } from "./serve.ts";

serveSearcher(parentPort!, workerData as SearcherStart);
