import { parentPort, workerData } from "node:worker_threads";
import { quickCheck } from "./quick-check.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(quickCheck(workerData as string));
