import { setFlagsFromString } from "node:v8";

/**
 * Compiles each regular expression once, when it first runs. V8 would first make bytecode, and machine code when it
 * runs again. Hundreds of patterns read each sentence, so nearly all run again: making both takes three times as long.
 */
export function compilePatternsAtOnce(): void {
  setFlagsFromString("--no-regexp-tier-up");
}
